import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PileRequest } from '../device/pile-request.ts'
import { recordedCharging } from '../testing/recorded-charging.ts'
import { connectedPile, startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'
import type { Protocol } from './frame/protocol.ts'

/* What a pile reports in parts after it was asked: monitors, messages, profiles, customers, controls. */

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway(recordedCharging())
})
afterAll(() => gateway.close())

/** A pile that accepts a call of this name and then sends these calls, with the number that it was asked by. */
async function reporting(protocol: Protocol, action: string, ...parts: readonly [string, object][]) {
  const code = gateway.codes.pop() ?? ''
  const pile = testPile(gateway.url, code, { protocols: [protocol] })
  const sent: Promise<unknown>[] = []
  pile.handle(action, async ({ params = {} }) => {
    const { requestId } = params
    setImmediate(async () => {
      for (const [index, [name, payload]] of parts.entries())
        sent.push(pile.call(name, { requestId, tbc: index < parts.length - 1, ...payload }))
    })
    return { status: 'Accepted' }
  })
  await pile.connect()
  const id = await connectedPile(gateway, code)
  return {
    ask: (request: PileRequest, timeoutMs = 5_000) => gateway.piles.call(id, request, { timeoutMs }),
    close: async () => {
      await Promise.all(sent)
      await pile.close()
    },
  }
}

const EVSE = { name: 'EVSE', evse: { id: 1 } }
const generated = (seqNo: number) => ({ seqNo, generatedAt: '2026-07-01T02:00:00Z' })
const monitor = (id: number) => ({
  component: EVSE,
  variable: { name: 'Power' },
  variableMonitoring: [{ id, transaction: false, value: id * 10, type: 'Delta', severity: 4 }],
})

describe('parts of one report', () => {
  it('of monitors are rows of their variables', async () => {
    const pile = await reporting(
      'ocpp2.0.1',
      'GetMonitoringReport',
      ['NotifyMonitoringReport', { ...generated(0), monitor: [monitor(1), monitor(2)] }],
      ['NotifyMonitoringReport', { ...generated(1), monitor: [monitor(3)] }],
    )
    const answer = await pile.ask({ kind: 'readMonitors', keys: [] })
    expect(answer).toMatchObject({
      status: 'accepted',
      detail: { isWhole: true, monitors: [{ id: 1, component: EVSE }, { id: 2, value: 20 }, { id: 3 }] },
    })
    await pile.close()
  })

  it('of messages on the display are one list', async () => {
    const message = (id: number) => ({
      id,
      priority: 'InFront',
      message: { format: 'UTF8', content: `n${id}` },
    })
    const pile = await reporting(
      'ocpp2.0.1',
      'GetDisplayMessages',
      ['NotifyDisplayMessages', { messageInfo: [message(1)] }],
      ['NotifyDisplayMessages', { messageInfo: [message(2)] }],
    )
    expect(await pile.ask({ kind: 'readDisplays' })).toMatchObject({
      status: 'accepted',
      detail: { displays: [{ id: 1 }, { id: 2, message: { content: 'n2' } }], isWhole: true },
    })
    await pile.close()
  })

  it('of profiles name their gun and who has set them', async () => {
    const profile = {
      ...{ id: 201, stackLevel: 1, chargingProfilePurpose: 'TxProfile', chargingProfileKind: 'Relative' },
      chargingSchedule: [
        { id: 1, chargingRateUnit: 'W', chargingSchedulePeriod: [{ startPeriod: 0, limit: 9_000 }] },
      ],
    }
    const pile = await reporting('ocpp2.0.1', 'GetChargingProfiles', [
      'ReportChargingProfiles',
      { evseId: 1, chargingLimitSource: 'CSO', chargingProfile: [profile] },
    ])
    expect(await pile.ask({ kind: 'readProfiles', connector: 1 })).toMatchObject({
      detail: { profiles: [{ evseId: 1, source: 'CSO', id: 201 }] },
    })
    await pile.close()
  })

  it('of a customer are texts, as they come', async () => {
    const pile = await reporting(
      'ocpp2.0.1',
      'CustomerInformation',
      ['NotifyCustomerInformation', { ...generated(0), data: 'card 62250001' }],
      ['NotifyCustomerInformation', { ...generated(1), data: 'last charge 1 July' }],
    )
    expect(await pile.ask({ kind: 'customerInformation', customer: 'A-1', clear: false })).toMatchObject({
      detail: { customerData: ['card 62250001', 'last charge 1 July'] },
    })
    await pile.close()
  })

  it('of controls of the grid name their kind', async () => {
    const fixedVar = { priority: 0, setpoint: 30, unit: 'PctMaxVar' }
    const pile = await reporting('ocpp2.1', 'GetDERControl', [
      'ReportDERControl',
      { fixedVar: [{ fixedVar, id: 'c1', isDefault: true, isSuperseded: false }] },
    ])
    expect(await pile.ask({ kind: 'readDerControl' })).toMatchObject({
      detail: { controls: [{ control: 'fixedVar', id: 'c1', fixedVar }] },
    })
    await pile.close()
  })

  it('that does not end is what has come of it, and says so', async () => {
    const pile = await reporting('ocpp2.0.1', 'GetReport', ['NotifyReport', { ...generated(0), tbc: true }])
    expect(await pile.ask({ kind: 'readReport', keys: [] }, 1_500)).toMatchObject({
      status: 'accepted',
      detail: { reportData: [], isWhole: false },
    })
    await pile.close()
  })
})
