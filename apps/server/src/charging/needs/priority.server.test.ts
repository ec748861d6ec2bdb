import { beforeEach, expect, it } from 'vitest'
import type { ChargePoint } from '../../device/charge-point.ts'
import { siteGuns } from '../../power/site-power.store.ts'
import { addMember, addPile } from '../../testing/charging.ts'
import { setUpNetwork } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const { server, service } = setUpNetwork()
let pile: ChargePoint
let transactionId: string

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  const { phone } = await addMember(server.platform, { phoneFen: 50_000 })
  const token = { value: phone, isVin: false }
  const started = await service.started(pile, { connector: 1, token, meterWh: 0, ts: TEST_NOW })
  transactionId = started.transactionId
})

const isFirst = async () => {
  const guns = await siteGuns(server.db, pile, TEST_NOW)
  return guns.find(({ id }) => id === pile.guns[0]?.id)?.isFirst
}

it('a running charge goes before others, and no longer', async () => {
  expect(await isFirst()).toBe(false)
  await service.prioritised(pile, transactionId, true)
  await service.prioritised(pile, transactionId, true)
  expect(await isFirst()).toBe(true)
  await service.prioritised(pile, transactionId, false)
  expect(await isFirst()).toBe(false)
  const events = await server.db
    .selectFrom('orderEvent')
    .innerJoin('chargeTransaction as charge', 'charge.orderId', 'orderEvent.orderId')
    .select('orderEvent.payload')
    .where('charge.pileId', '=', pile.pileId)
    .where('charge.transactionId', '=', transactionId)
    .execute()
  const said = events.flatMap(({ payload }) => Object(payload).priority ?? [])
  expect(said.sort()).toEqual([false, true])
})

it('what is said of an unknown or ended charge changes nothing', async () => {
  await service.prioritised(pile, 'nothing', true)
  await service.stopped(pile, {
    ...{ transactionId, connector: 1, meterWh: 10, reason: 1, readings: [], ts: TEST_NOW + 1 },
  })
  await service.prioritised(pile, transactionId, true)
  expect(await isFirst()).toBe(false)
})
