import { activeState, limitTarget } from '@ampdeck/api/enumerations/member'
import { stopReason } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'

/* Charge limits where a charge starts, and while it runs (domain.md §3.2 ChargeLimit). */

const { server, service } = setUpNetwork()
let at: ChargePoint

beforeAll(async () => {
  at = await addPile(server.platform)
})

async function limitedMember(limit: object, state: number = activeState.code.on) {
  const member = await addMember(server.platform, { phoneFen: 100_000 })
  const { newId, now } = server.platform
  const none = { perDayTimes: null, perDayWh: null, perOrderFen: null, socMax: null, groupId: null }
  await server.db
    .insertInto('chargeLimit')
    .values({
      ...{ id: newId(), sellerId: at.sellerId, createTime: now(), updateTime: now() },
      ...{ createUser: null, updateUser: null, targetKind: limitTarget.code.member, targetId: member.id },
      ...{ ...none, windowFrom: null, windowTo: null, state, ...limit },
    })
    .execute()
  return member
}

const start = (cardNo: string, startSoc: number | null = null, meterWh: number | null = 0) => {
  const token = { value: cardNo, isVin: false }
  return service.started(at, { connector: 1, token, meterWh, ts: server.clock.now, startSoc })
}
async function read(transactionId: string, meterWh: number, soc: number) {
  server.clock.now += 10 * MINUTE
  const reading = { ts: server.clock.now, meterWh, W: 60_000, V: 400, A: 150, soc, tempC: 30 }
  await service.metered(at, { connector: 1, transactionId, readings: [reading] })
}
const stop = (transactionId: string, meterWh: number) =>
  service.stopped(at, { transactionId, meterWh, reason: 6, readings: [], ts: server.clock.now })

const stopAsked = async (orderId: number) =>
  (await server.db.selectFrom('pileCommand').select('id').where('orderId', '=', orderId).execute()).length > 0

it('refuses the authorisation and the start with limit.exceeded', async () => {
  const { cardNo } = await limitedMember({ perDayTimes: 0 })
  const refused = { accepted: false, reason: 'limit.exceeded' }
  expect(await service.authorize(at, { value: cardNo, isVin: false })).toEqual(refused)
  expect(await start(cardNo)).toMatchObject(refused)
})

it('lets start under a limit that is disabled', async () => {
  const { cardNo } = await limitedMember({ perDayTimes: 0 }, activeState.code.off)
  const { accepted, transactionId } = await start(cardNo)
  expect(accepted).toBe(true)
  await stop(transactionId, 100)
})

it('counts the charges of the day, and those of tomorrow anew', async () => {
  const { cardNo } = await limitedMember({ perDayTimes: 1 })
  const first = await start(cardNo)
  expect(first.accepted).toBe(true)
  await stop(first.transactionId, 5_000)
  server.clock.now += MINUTE
  expect(await start(cardNo)).toMatchObject({ accepted: false, reason: 'limit.exceeded' })
  server.clock.now += 24 * 60 * MINUTE
  const next = await start(cardNo)
  expect(next.accepted).toBe(true)
  await stop(next.transactionId, 5_000)
})

it.each([
  ['amount', { perOrderFen: 500 }, 10_000, 40, stopReason.code.amountLimit],
  ['state of charge', { socMax: 80 }, 2_000, 80, stopReason.code.socLimit],
  ['energy of the day', { perDayWh: 3_000 }, 3_000, 40, stopReason.code.strategy],
])('stops a charge at the limit of its %s', async (_name, limit, wh, soc, reason) => {
  server.clock.now += MINUTE
  const { cardNo } = await limitedMember(limit)
  const { transactionId } = await start(cardNo, 30)
  await read(transactionId, 500, 35)
  const { id } = await orderOf(server.platform, at, transactionId)
  expect(await stopAsked(id)).toBe(false)
  await read(transactionId, wh, soc)
  expect(await stopAsked(id)).toBe(true)
  await stop(transactionId, wh)
  expect(await orderOf(server.platform, at, transactionId)).toMatchObject({ stopReason: reason })
})

it('measures a limit of energy from the first reading where the start had no register', async () => {
  server.clock.now += MINUTE
  const { cardNo } = await limitedMember({ perDayWh: 3_000 })
  const { transactionId } = await start(cardNo, 30, null)
  await read(transactionId, 1_234_570, 35)
  const { id } = await orderOf(server.platform, at, transactionId)
  expect(await stopAsked(id)).toBe(false)
  await read(transactionId, 1_237_570, 40)
  expect(await stopAsked(id)).toBe(true)
  await stop(transactionId, 1_237_570)
  expect(await orderOf(server.platform, at, transactionId)).toMatchObject({ energyWh: 3_000 })
})

it.each([
  ['whose month is used up', { monthLimitFen: 1_000, state: activeState.code.on }, 'limit.exceeded'],
  ['who is disabled in the fleet', { monthLimitFen: 0, state: activeState.code.off }, 'blocked'],
])('refuses a member %s', async (_name, membership, reason) => {
  server.clock.now += MINUTE
  const driver = await addMember(server.platform, { fleet: { balanceFen: 50_000, creditFen: 0 } })
  const { groupId } = await server.db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', driver.id)
    .executeTakeFirstOrThrow()
  const { newId, now } = server.platform
  const base = { id: newId(), sellerId: at.sellerId, createTime: now(), updateTime: now() }
  const place = { groupId: groupId ?? 0, memberId: driver.id, teamId: null, role: 1 }
  const own = { ...base, ...place, createUser: null, updateUser: null }
  await server.db
    .insertInto('groupMember')
    .values({ ...own, monthLimitFen: 0, state: 1 })
    .execute()
  const first = await start(driver.phone)
  server.clock.now += 20 * MINUTE
  await stop(first.transactionId, 20_000)
  server.clock.now += MINUTE
  await server.db.updateTable('groupMember').set(membership).where('id', '=', own.id).execute()
  expect(await start(driver.phone)).toMatchObject({ accepted: false, reason })
})
