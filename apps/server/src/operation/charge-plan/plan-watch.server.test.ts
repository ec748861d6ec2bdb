import { type ChargePlanDetail, chargePlan } from '@ampdeck/api/config/charge-plan'
import { commandKind, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { chargePlanState, planCycle, planRunState } from '@ampdeck/api/enumerations/plan'
import { HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addMember, addPile } from '../../testing/charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { testPile } from '../../testing/test-gateway.ts'
import { watchPlans } from './plan-watch.service.ts'

/* The console's clock stands still, so that its session lasts; the piles' moves. A started plan at a depot whose piles speak OCPP: what it starts, stops, and plans again. */

const {
  waiting: WAITING,
  starting: STARTING,
  charging: CHARGING,
  done: DONE,
  missed: MISSED,
} = planRunState.code
const EVENING = '2026-07-01 18:00:00'

const { gateway, app, dispatcher } = setUpCommands({
  charging: (platform) => createCharging(platform, { gatherMs: 0 }),
})
let token: string
let clients: RPCClient[] = []
let plates = 0

beforeAll(async () => {
  token = await app.login('admin')
})
afterEach(async () => {
  for (const client of clients) await client.close({ force: true })
  clients = []
  await gateway.db.updateTable('chargePlan').set({ deleted: 1 }).execute()
})

const setClock = (now: number) => {
  gateway.clock.now = now
}
const iso = () => new Date(gateway.clock.now).toISOString()
const ask = async (call: { path: string }, body: object) => {
  const { code, data } = await app.call<ChargePlanDetail>(call.path, body, { token })
  expect({ path: call.path, code, data }).toMatchObject({ code: 0 })
  return data
}

/** A pile of two guns that does what it is asked, and remembers the profiles. */
async function connect(pile: ChargePoint, version: '1.6' | '2.0.1' = '1.6') {
  const profiles: unknown[] = []
  const protocols = version === '1.6' ? ['ocpp1.6'] : ['ocpp2.0.1']
  const client = testPile(gateway.url, pile.code, { protocols })
  clients.push(client)
  const say = (connectorId: number, status: string, errorCode = 'NoError') =>
    version === '1.6'
      ? client.call('StatusNotification', { connectorId, status, errorCode, timestamp: iso() })
      : client.call('StatusNotification', {
          ...{ evseId: connectorId, connectorId: 1, timestamp: iso() },
          connectorStatus: status === 'Preparing' ? 'Occupied' : status,
        })
  let transactionId = 0
  client.handle('RemoteStartTransaction', async ({ params = {} }) => {
    profiles.push(params.chargingProfile)
    setTimeout(async () => {
      const { connectorId, idTag } = params as { connectorId: number; idTag: string }
      await client.call('Authorize', { idTag })
      const began = await client.call('StartTransaction', {
        connectorId,
        idTag,
        meterStart: 0,
        timestamp: iso(),
      })
      transactionId = (began as { transactionId: number }).transactionId
      await say(connectorId, 'Charging')
    })
    return { status: 'Accepted' }
  })
  client.handle('RemoteStopTransaction', async () => {
    setTimeout(() => client.call('StopTransaction', { transactionId, meterStop: 40_000, timestamp: iso() }))
    return { status: 'Accepted' }
  })
  client.handle('RequestStartTransaction', async ({ params = {} }) => {
    profiles.push(params.chargingProfile)
    const { evseId, idToken, remoteStartId } = params as {
      evseId: number
      idToken: object
      remoteStartId: number
    }
    setTimeout(() =>
      client.call('TransactionEvent', {
        ...{ eventType: 'Started', timestamp: iso(), triggerReason: 'RemoteStart', seqNo: 0, idToken },
        ...{ evse: { id: evseId, connectorId: 1 } },
        transactionInfo: { transactionId: 'plan-1', remoteStartId, chargingState: 'Charging' },
        meterValue: [
          { timestamp: iso(), sampledValue: [{ value: 0, measurand: 'Energy.Active.Import.Register' }] },
        ],
      }),
    )
    return { status: 'Accepted', transactionId: 'plan-1' }
  })
  await client.connect()
  if (version === '1.6')
    await client.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
  else
    await client.call('BootNotification', {
      chargingStation: { vendorName: 'V', model: 'M' },
      reason: 'PowerUp',
    })
  const meter = (soc: number, wh: number) =>
    client.call('MeterValues', {
      ...{ connectorId: 1, transactionId },
      meterValue: [
        {
          timestamp: iso(),
          sampledValue: [
            { value: String(wh), unit: 'Wh' },
            { value: String(soc), measurand: 'SoC', unit: 'Percent' },
          ],
        },
      ],
    })
  return { client, say, meter, profiles }
}

/** A fleet with money, its cars, and a started plan for them at a pile's station. */
async function planFor(pile: ChargePoint, cars: number, more: object = {}) {
  setClock(parseTimestamp('2026-07-01 17:00:00'))
  const member = await addMember(gateway.platform, { fleet: { balanceFen: 500_000, creditFen: 0 } })
  const { groupId } = await gateway.db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const vehicleIds = []
  for (let car = 0; car < cars; car++) {
    const id = gateway.platform.newId()
    vehicleIds.push(id)
    const now = gateway.clock.now
    await gateway.db
      .insertInto('vehicle')
      .values({
        ...{
          id,
          sellerId: pile.sellerId,
          createTime: now,
          updateTime: now,
          createUser: null,
          updateUser: null,
        },
        ...{ plate: `粤Z${10_000 + ++plates}`, vin: null, vehicleType: 4, brand: null, model: null },
        ...{ batteryWh: 60_000, memberId: null, groupId, state: 1 },
      })
      .execute()
  }
  const plan = await ask(chargePlan.save, {
    ...{ name: 'Night', stationId: pile.stationId, groupId, vehicleIds, fromTime: EVENING, hours: 14 },
    ...{ cycle: planCycle.code.once, arrival: '18:00', leave: '20:00', startSoc: 20, targetSoc: 80 },
    ...more,
  })
  return ask(chargePlan.start, { id: plan.id })
}

const watch = () => watchPlans(gateway.platform)
const again = (plan: { id: number }) => ask(chargePlan.get, { id: plan.id })
const firstRow = async (plan: { id: number }) => {
  const [row] = (await again(plan)).rows
  if (!row) throw new Error('no row')
  return row
}
/** When the first of the plan is due. */
const toStart = async (plan: { id: number }) => {
  setClock(parseTimestamp((await firstRow(plan)).plannedStart ?? EVENING))
}

it.each(['1.6', '2.0.1'] as const)(
  'starts by itself what is plugged in, at its power, over OCPP %s',
  async (version) => {
    const pile = await addPile(gateway.platform, { stationStatus: 1 })
    const plan = await planFor(pile, 1)
    const { say, profiles } = await connect(pile, version)
    await toStart(plan)
    const { gunId, powerW, plate } = await firstRow(plan)
    const connector = pile.guns.find(({ id }) => id === gunId)?.connector ?? 0
    await say(connector, 'Preparing')
    await watch()
    expect((await firstRow(plan)).state).toBe(STARTING)
    dispatcher.wake()
    const orderId = (await firstRow(plan)).orderId ?? 0
    const order = () =>
      gateway.db.selectFrom('chargeOrder').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    await expect.poll(async () => (await order()).orderStatus).toBe(orderStatus.code.charging)
    expect(await order()).toMatchObject({ plate, groupId: plan.groupId, startTime: gateway.clock.now })
    expect(JSON.stringify(profiles)).toContain(`"limit":${powerW}`)
    await watch()
    expect(await firstRow(plan)).toMatchObject({ state: CHARGING, note: null })
  },
)

it('stops at the target, and says what it cost beside "at once"', async () => {
  const pile = await addPile(gateway.platform, { stationStatus: 1 })
  const plan = await planFor(pile, 1)
  const { say, meter } = await connect(pile)
  await toStart(plan)
  await say(pile.guns.find(({ id }) => id === plan.rows[0]?.gunId)?.connector ?? 0, 'Preparing')
  await watch()
  dispatcher.wake()
  await expect
    .poll(async () => {
      await watch()
      return (await firstRow(plan)).state
    })
    .toBe(CHARGING)
  setClock(gateway.clock.now + 20 * MINUTE)
  await meter(60, 24_000)
  await watch()
  expect(await firstRow(plan)).toMatchObject({ state: CHARGING, endSoc: 60 })
  setClock(gateway.clock.now + 10 * MINUTE)
  await meter(80, 39_500)
  await watch()
  dispatcher.wake()
  await expect
    .poll(async () => {
      await watch()
      return (await firstRow(plan)).state
    })
    .toBe(DONE)
  const row = await gateway.db
    .selectFrom('chargePlanRun')
    .selectAll()
    .where('planId', '=', plan.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ energyWh: 40_000, endSoc: 80 })
  expect(row.realFen).toBeGreaterThan(0)
  expect(row.savedFen).toBe(Math.round((row.atOnceFen * 40_000) / row.needWh) - row.realFen)
  expect((await again(plan)).state).toBe(chargePlanState.code.done)
})

it('plans a late bus again, and gives it up when it must leave', async () => {
  const pile = await addPile(gateway.platform, { stationStatus: 1 })
  const plan = await planFor(pile, 1)
  await connect(pile)
  await toStart(plan)
  const before = gateway.clock.now
  await watch()
  const row = await firstRow(plan)
  expect(row).toMatchObject({ state: WAITING, note: 'late' })
  expect(parseTimestamp(row.plannedStart ?? '')).toBeGreaterThan(before)
  setClock(parseTimestamp('2026-07-01 19:50:00'))
  await watch()
  expect(await firstRow(plan)).toMatchObject({ state: MISSED, note: 'late' })
  expect((await again(plan)).state).toBe(chargePlanState.code.done)
})

it('moves a bus from a broken gun to one that works', async () => {
  const pile = await addPile(gateway.platform, { stationStatus: 1 })
  const plan = await planFor(pile, 1)
  const { say } = await connect(pile)
  setClock(parseTimestamp(EVENING))
  const { gunId } = await firstRow(plan)
  const connector = pile.guns.find(({ id }) => id === gunId)?.connector ?? 0
  await say(connector, 'Faulted', 'GroundFailure')
  await watch()
  const moved = await firstRow(plan)
  expect(moved).toMatchObject({ state: WAITING, note: 'gunBroken' })
  expect(moved.gunId).toBe(pile.guns.find(({ id }) => id !== gunId)?.id)
})

it('moves a bus from a pile without a link to another pile', async () => {
  const pile = await addPile(gateway.platform, { stationStatus: 1 })
  const other = await addPile(gateway.platform, { stationStatus: 1 })
  await gateway.db
    .updateTable('pile')
    .set({ stationId: pile.stationId })
    .where('id', '=', other.pileId)
    .execute()
  await gateway.db
    .updateTable('gun')
    .set({ stationId: pile.stationId })
    .where('pileId', '=', other.pileId)
    .execute()
  const plan = await planFor(pile, 1)
  const [first, second] = [await connect(pile), await connect(other)]
  setClock(parseTimestamp(EVENING))
  const { gunId } = await firstRow(plan)
  const isFirst = pile.guns.some(({ id }) => id === gunId)
  await (isFirst ? first : second).client.close({ force: true })
  const lost = isFirst ? pile : other
  await expect
    .poll(async () => {
      const found = await gateway.db
        .selectFrom('gun')
        .select('status')
        .where('pileId', '=', lost.pileId)
        .execute()
      return found.map(({ status }) => status)
    })
    .toEqual([gunStatus.code.offline, gunStatus.code.offline])
  await watch()
  const moved = await firstRow(plan)
  expect(moved).toMatchObject({ state: WAITING, note: 'linkLost' })
  expect((isFirst ? other : pile).guns.some(({ id }) => id === moved.gunId)).toBe(true)
})

it('tries a refused start three times, and begins again a day later where it repeats', async () => {
  const pile = await addPile(gateway.platform, { stationStatus: 1 })
  const plan = await planFor(pile, 1, { cycle: planCycle.code.daily, leave: '23:00' })
  const { say } = await connect(pile)
  await gateway.db.updateTable('fleet').set({ state: 2 }).where('id', '=', plan.groupId).execute()
  for (const connector of [1, 2]) await say(connector, 'Preparing')
  for (let tries = 0; tries < 3; tries++) {
    await toStart(plan)
    await watch()
  }
  const runs = await gateway.db
    .selectFrom('chargePlanRun')
    .select(['state', 'note', 'tries', 'fromTime'])
    .where('planId', '=', plan.id)
    .orderBy('fromTime')
    .execute()
  expect(runs).toMatchObject([
    { state: MISSED, note: 'refused', tries: 3, fromTime: parseTimestamp(EVENING) },
    { state: WAITING, fromTime: parseTimestamp(EVENING) + 24 * HOUR },
  ])
  const sent = await gateway.db
    .selectFrom('pileCommand')
    .select('id')
    .where(({ and }) => and({ pileId: pile.pileId, command: commandKind.code.remoteStart }))
    .execute()
  expect(sent).toEqual([])
})
