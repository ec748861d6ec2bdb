import type { CodeOf } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { stopReason } from '@ampdeck/api/enumerations/order'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { MINUTE } from '@ampdeck/api/time'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'

/* The strategies of a station, where a charge runs (domain.md §3.2 ChargeStrategy). */

const { server, service } = setUpNetwork()
let at: ChargePoint

beforeAll(async () => {
  at = await addPile(server.platform, { stationStatus: 1 })
})
afterEach(() => server.db.deleteFrom('chargeStrategy').execute())

const { amount, energy, minutes, soc } = strategyKind.code
const { strategy: STRATEGY, user: USER } = stopReason.code

async function addStrategy(more: object) {
  const { newId, now } = server.platform
  const id = newId()
  await server.db
    .insertInto('chargeStrategy')
    .values({
      ...{
        id,
        sellerId: at.sellerId,
        createTime: now(),
        updateTime: now(),
        createUser: null,
        updateUser: null,
      },
      ...{
        name: '限量',
        nameEn: null,
        kind: energy,
        amountFen: null,
        energyWh: null,
        minutes: null,
        soc: null,
      },
      ...{ stationIds: [at.stationId], remark: null, state: activeState.code.on },
      ...more,
    })
    .execute()
  return id
}

/** A charge of five minutes that comes to so much; whether the platform asked its pile to stop. */
async function charge(wh: number, reached: number, reason: CodeOf<typeof stopReason>) {
  server.clock.now += MINUTE
  const { cardNo } = await addMember(server.platform, { phoneFen: 100_000 })
  const token = { value: cardNo, isVin: false }
  const begun = { connector: 1, token, meterWh: 0, ts: server.clock.now, startSoc: 30 }
  const { transactionId } = await service.started(at, begun)
  server.clock.now += 5 * MINUTE
  const reading = { ts: server.clock.now, meterWh: wh, W: 60_000, V: 400, A: 150, soc: reached, tempC: 30 }
  await service.metered(at, { connector: 1, transactionId, readings: [reading] })
  const { id } = await orderOf(server.platform, at, transactionId)
  const asked = await server.db.selectFrom('pileCommand').select('id').where('orderId', '=', id).execute()
  await service.stopped(at, { transactionId, meterWh: wh, reason, readings: [], ts: server.clock.now })
  return { asked: asked.length, order: await orderOf(server.platform, at, transactionId) }
}

it.each([
  ['amount', { kind: amount, amountFen: 500 }, 10_000, 40],
  ['energy', { kind: energy, energyWh: 2_000 }, 2_000, 40],
  ['minutes', { kind: minutes, minutes: 5 }, 500, 40],
  ['SOC', { kind: soc, soc: 80 }, 500, 80],
])(
  'stops a charge at the %s of its station, and the order names the strategy',
  async (_name, strategy, wh, at) => {
    const chargeStrategyId = await addStrategy(strategy)
    const { asked, order } = await charge(wh, at, stopReason.code.remoteStop)
    expect(asked).toBe(1)
    expect(order).toMatchObject({ stopReason: STRATEGY, chargeStrategyId })
  },
)

it.each([
  ['is not reached', {}],
  ['is disabled', { energyWh: 1_000, state: activeState.code.off }],
  ['holds for another station', { energyWh: 1_000, stationIds: [1] }],
])('lets a charge go on where the strategy %s', async (_name, more) => {
  await addStrategy({ energyWh: 5_000, ...more })
  const { asked, order } = await charge(2_000, 40, USER)
  expect(asked).toBe(0)
  expect(order).toMatchObject({ stopReason: USER, chargeStrategyId: null })
})

it('goes by the strategies that held when the charge began', async () => {
  const id = await addStrategy({ energyWh: 2_000 })
  const first = charge(2_000, 40, stopReason.code.remoteStop)
  const { order } = await first
  expect(order.chargeStrategyId).toBe(id)
  const kept = await server.db
    .selectFrom('chargeTransaction')
    .select('strategies')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(kept.strategies).toEqual([{ id, name: '限量', nameEn: null, kind: energy, value: 2_000 }])
})
