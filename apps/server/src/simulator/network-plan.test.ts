import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { describe, expect, it } from 'vitest'
import type { DemoPlace } from './demo-places.ts'
import { planOf } from './network-plan.ts'
import type { Present, PresentPile, RunningOrder } from './present.store.ts'

const gun = { connector: 1, kind: 'urban', isAc: false, ratedW: 60_000, startsPerDay: 2 } as const
const place = (pileId: number): DemoPlace => ({
  pileId,
  sellerId: 10_001,
  fleetShare: 0.36,
  fleetIds: [7, 8],
  guns: [{ ...gun, gunId: pileId * 10 }],
})
const pile = (id: number, rest: Partial<PresentPile> = {}): PresentPile => ({
  id,
  code: `P${id}`,
  protocol: 1,
  status: pileStatus.code.online,
  model: 'QD-60',
  firmware: null,
  wasConnected: false,
  hasPassword: false,
  ...rest,
})
const options = { url: 'ws://here/ocpp', seed: 1, pace: { speed: 1, paused: false }, isTrusting: false }

function plan(piles: PresentPile[], rest: Partial<Present> = {}, status: number = gunStatus.code.idle) {
  const guns = piles.map(({ id }) => ({ id: id * 10, status, meterWh: 5_000, expected: null }))
  return planOf(
    piles.map(({ id }) => place(id)),
    { piles, guns, running: [], visitors: [], ...rest },
    options,
  ).piles
}

describe('the plan of the simulated demo', () => {
  it('speaks the version of the pile, and leaves out what speaks none or has a password', () => {
    const piles = plan([
      pile(1),
      pile(2, { protocol: 2 }),
      pile(3, { protocol: 4 }),
      pile(4, { hasPassword: true }),
      pile(5, { protocol: 6 }),
    ])
    expect(piles.map(({ code, version }) => [code, version])).toEqual([
      ['P1', '1.6'],
      ['P2', '2.0.1'],
      ['P5', '2.1'],
    ])
  })

  it('keeps away what was drawn as offline, but not what only waits for the server', () => {
    const offline = { status: pileStatus.code.offline }
    const piles = plan([pile(1, offline), pile(2, { ...offline, wasConnected: true })])
    expect(piles.map(({ offlineMs }) => offlineMs !== undefined)).toEqual([true, false])
  })

  it('keeps a faulted gun faulted for a while, and a disabled pile disabled', () => {
    expect(plan([pile(1)], {}, gunStatus.code.fault)[0]?.guns[0]?.begins).toMatchObject({ is: 'faulted' })
    const disabled = plan([pile(1, { status: pileStatus.code.disabled })])
    expect(disabled[0]?.guns[0]?.begins).toMatchObject({ is: 'disabled' })
  })

  it('goes on with a running charge from its last reading, to the same end however often it begins', () => {
    const order: RunningOrder = {
      gunId: 10,
      orderId: 123_456_789,
      transactionId: '42',
      idToken: 'LZZ9TEST100400061',
      startTime: 1_000,
      meterStart: 5_000,
      startSoc: 30,
      maxW: 50_000,
      lastTime: 600_000,
      lastWh: 9_000,
    }
    const [first] = plan([pile(1)], { running: [order] })
    const [later] = plan([pile(1)], { running: [{ ...order, lastTime: 700_000, lastWh: 10_000 }] })
    const [begins, after] = [first?.guns[0]?.begins, later?.guns[0]?.begins]
    if (begins?.is !== 'charging' || after?.is !== 'charging') throw new Error('It does not charge.')
    expect(begins.charge).toMatchObject({
      transactionId: '42',
      token: { value: 'LZZ9TEST100400061', isVin: true },
      lastWh: 4_000,
      need: { powerW: 50_000 },
    })
    const whole = ({ lastWh, need }: typeof begins.charge) => lastWh + need.energyWh
    expect(whole(after.charge)).toBeCloseTo(whole(begins.charge), 6)
    expect(begins.charge.need.energyWh).toBeGreaterThan(0)
  })

  it('brings cars of each fleet as often as the others, and members for the rest', () => {
    const [shares] = plan([pile(1)]).map(({ visitors }) => visitors.map(({ share }) => share))
    const [first = 0, second = 0, last] = shares ?? []
    expect((1 - first) * second).toBeCloseTo(first, 9)
    expect(first + (1 - first) * second).toBeCloseTo(0.36, 9)
    expect(last).toBe(1)
  })
})
