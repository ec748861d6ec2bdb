import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus, reservationStatus } from '@ampdeck/api/enumerations/order'
import { smsScene } from '@ampdeck/api/enumerations/system'
import { type Reservation, reservation } from '@ampdeck/api/operation/reservation'
import { DAY, formatTimestamp, MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import { prepareStart } from '../../charging/start/prepare-start.service.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addMember, addPile, type TestMember } from '../../testing/charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { testPile } from '../../testing/test-gateway.ts'
import { informMembers, watchReservations } from './reservation.job.ts'
import { isBlocked } from './reservation.service.ts'

/* A gun that is kept for a member, over OCPP: from ReserveNow to the charge, the cancellation or the no-show. */

const { inProgress, cancelled, completed, timedOut } = reservationStatus.code

const { gateway, app, dispatcher } = setUpCommands({
  charging: (platform) => createCharging(platform, { gatherMs: 0 }),
})
let token: string
let pile: ChargePoint
let member: TestMember
let clients: RPCClient[] = []

beforeAll(async () => {
  token = await app.login('admin')
})
beforeEach(async () => {
  gateway.clock.now = TEST_NOW
  pile = await addPile(gateway.platform, { stationStatus: 1 })
  member = await addMember(gateway.platform, { phoneFen: 20_000 })
})
afterEach(async () => {
  for (const client of clients) await client.close({ force: true })
  clients = []
  // What one test has left open is nobody's business in the next.
  await gateway.db.updateTable('reservation').set({ deleted: 1 }).execute()
})

const iso = () => new Date(gateway.clock.now).toISOString()
const call = (of: { path: string }, body: object, as = token) =>
  app.call<Reservation>(of.path, body, { token: as })
const draft = (more: object = {}) => ({
  ...{ memberId: member.id, gunId: pile.guns[0]?.id, fromTime: formatTimestamp(TEST_NOW), holdMinutes: 15 },
  ...more,
})
const found = async (id: number) => (await call(reservation.get, { id })).data
const statusOf = async (id: number) => (await found(id)).status
const gun = () =>
  gateway.db
    .selectFrom('gun')
    .selectAll()
    .where('id', '=', pile.guns[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
const order = async (id: number) =>
  gateway.db
    .selectFrom('chargeOrder')
    .selectAll()
    .where('id', '=', (await found(id)).orderId ?? 0)
    .executeTakeFirstOrThrow()

/** A pile that keeps to what it is asked, or refuses it. */
async function connect(version: '1.6' | '2.0.1' = '1.6', answer = 'Accepted') {
  const asked: Record<string, unknown>[] = []
  const client = testPile(gateway.url, pile.code, {
    protocols: [version === '1.6' ? 'ocpp1.6' : 'ocpp2.0.1'],
  })
  clients.push(client)
  const say = (status: string) =>
    client.call(
      'StatusNotification',
      version === '1.6'
        ? { connectorId: 1, status, errorCode: 'NoError', timestamp: iso() }
        : { evseId: 1, connectorId: 1, connectorStatus: status, timestamp: iso() },
    )
  client.handle('ReserveNow', async ({ params = {} }) => {
    asked.push(params)
    if (answer === 'Accepted') setTimeout(() => say('Reserved').catch(() => undefined))
    return { status: answer }
  })
  client.handle('CancelReservation', async ({ params = {} }) => {
    asked.push(params)
    // The test may be over before the pile has spoken.
    setTimeout(() => say('Available').catch(() => undefined))
    return { status: 'Accepted' }
  })
  await client.connect()
  await client.call(
    'BootNotification',
    version === '1.6'
      ? { chargePointVendor: 'V', chargePointModel: 'M' }
      : { chargingStation: { vendorName: 'V', model: 'M' }, reason: 'PowerUp' },
  )
  return { client, say, asked }
}

/** A reservation that its pile has taken. */
async function reserved(version: '1.6' | '2.0.1' = '1.6') {
  const link = await connect(version)
  const { code, data } = await call(reservation.save, draft())
  expect(code).toBe(0)
  dispatcher.wake()
  await expect.poll(async () => (await gun()).status).toBe(gunStatus.code.reserved)
  return { ...link, id: data.id }
}

it.each(['1.6', '2.0.1'] as const)(
  'is asked of the pile over OCPP %s, and holds the gun',
  async (version) => {
    const { id, asked } = await reserved(version)
    expect(JSON.stringify(asked[0])).toContain(member.memberNo)
    expect(JSON.stringify(asked[0])).toContain(new Date(TEST_NOW + 15 * MINUTE).toISOString().slice(0, 19))
    expect(await found(id)).toMatchObject({ status: inProgress, gunStatus: gunStatus.code.reserved })
    expect((await order(id)).orderStatus).toBe(orderStatus.code.reserved)
  },
)

it('keeps others away, and is completed when its member charges', async () => {
  const { id, client, say } = await reserved()
  const other = await addMember(gateway.platform, { phoneFen: 20_000 })
  const start = (idTag: string) =>
    client.call('StartTransaction', { connectorId: 1, idTag, meterStart: 0, timestamp: iso() })
  expect(await start(other.cardNo)).toMatchObject({ idTagInfo: { status: 'ConcurrentTx' } })
  const asked = { sellerId: pile.sellerId, gunId: pile.guns[0]?.id ?? 0 }
  expect(await prepareStart(gateway.platform, { ...asked, token: other.phone })).toEqual({ refusal: 'busy' })
  expect(await statusOf(id)).toBe(inProgress)
  gateway.clock.now += 5 * MINUTE
  await say('Preparing')
  expect(await start(member.cardNo)).toMatchObject({ idTagInfo: { status: 'Accepted' } })
  expect(await found(id)).toMatchObject({
    status: completed,
    endTime: formatTimestamp(TEST_NOW + 5 * MINUTE),
  })
  await say('Charging')
  expect((await order(id)).orderStatus).toBe(orderStatus.code.charging)
})

it('is charged by a start from here, with the order that held the gun', async () => {
  const { id } = await reserved()
  const { orderId } = await found(id)
  const asked = { sellerId: pile.sellerId, gunId: pile.guns[0]?.id ?? 0, token: member.memberNo }
  expect(await prepareStart(gateway.platform, asked)).toMatchObject({ orderId })
  expect(await statusOf(id)).toBe(completed)
})

it('is cancelled by us, once and by who may, and the gun is free again', async () => {
  const { id, asked } = await reserved()
  expect((await call(reservation.cancel, { id }, await app.login('viewer'))).code).toBe(403)
  expect((await call(reservation.cancel, { id }, await app.login('admin', '10002'))).code).toBe(404)
  expect(await call(reservation.cancel, { id })).toMatchObject({
    data: { status: cancelled, endReason: 'operator' },
  })
  expect(await call(reservation.cancel, { id })).toMatchObject({ data: { reason: 'transition.notAllowed' } })
  dispatcher.wake()
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(async () => (await gun()).status).toBe(gunStatus.code.idle)
  expect((await gun()).currentOrderId).toBeNull()
})

it('is cancelled by the pile, that frees the gun before the time is over', async () => {
  const { id, say } = await reserved()
  gateway.clock.now += 3 * MINUTE
  await say('Available')
  expect(await found(id)).toMatchObject({ status: cancelled, endReason: 'pile' })
})

it('is cancelled when the pile refuses it', async () => {
  await connect('1.6', 'Occupied')
  const { data } = await call(reservation.save, draft())
  dispatcher.wake()
  await expect.poll(() => statusOf(data.id)).toBe(cancelled)
  expect((await found(data.id)).endReason).toBe('refused')
})

it('times out when nobody comes; after three times in a week its member may not reserve', async () => {
  const { id } = await reserved()
  gateway.clock.now = TEST_NOW + 15 * MINUTE
  await watchReservations(gateway.platform)
  expect(await found(id)).toMatchObject({ status: timedOut, orderNo: expect.any(String) })
  expect((await order(id)).orderStatus).toBe(orderStatus.code.closed)
  const missed = [1, 2, 6].map((days) => TEST_NOW - days * DAY).sort()
  expect(isBlocked(missed, TEST_NOW)).toBe(true)
  expect(isBlocked(missed.slice(1), TEST_NOW)).toBe(false)
  expect(isBlocked(missed, TEST_NOW + 6 * DAY)).toBe(false)
})

it('ends with its time also where its order waits no more', async () => {
  const { id } = await reserved()
  const held = await order(id)
  await gateway.db.deleteFrom('chargeOrder').where('id', '=', held.id).execute()
  await watchReservations(gateway.platform)
  expect(await found(id)).toMatchObject({ status: inProgress })
  gateway.clock.now = TEST_NOW + 15 * MINUTE
  await watchReservations(gateway.platform)
  expect(await found(id)).toMatchObject({ status: cancelled, endReason: null })
})

it('holds its gun when its time comes', async () => {
  await connect()
  const from = TEST_NOW + 2 * 60 * MINUTE
  const { data } = await call(reservation.save, draft({ fromTime: formatTimestamp(from) }))
  await watchReservations(gateway.platform)
  expect(await found(data.id)).toMatchObject({ status: inProgress, orderId: null })
  gateway.clock.now = from
  await watchReservations(gateway.platform)
  dispatcher.wake()
  await expect.poll(async () => (await gun()).status).toBe(gunStatus.code.reserved)
})

describe('is refused', () => {
  it.each([
    ['of a pile without a link', {}, 'device.offline'],
    ['for yesterday', { fromTime: formatTimestamp(TEST_NOW - DAY) }, 'reservation.time'],
    ['for the day after tomorrow', { fromTime: formatTimestamp(TEST_NOW + 2 * DAY) }, 'reservation.time'],
  ])('%s', async (_name, more, reason) => {
    expect(await call(reservation.save, draft(more))).toMatchObject({ code: 409, data: { reason } })
  })

  it('twice for a member, and for a gun that is kept', async () => {
    await reserved()
    expect(await call(reservation.save, draft({ gunId: pile.guns[1]?.id }))).toMatchObject({
      data: { reason: 'reservation.open' },
    })
    const { id: memberId } = await addMember(gateway.platform, { phoneFen: 20_000 })
    expect(await call(reservation.save, draft({ memberId }))).toMatchObject({
      data: { reason: 'reservation.gun' },
    })
  })

  it('for who is suspended, and without the right', async () => {
    const { id: memberId } = await addMember(gateway.platform, { suspended: 1 })
    expect(await call(reservation.save, draft({ memberId }))).toMatchObject({
      data: { reason: 'member.suspended' },
    })
    expect((await call(reservation.save, draft(), await app.login('viewer'))).code).toBe(403)
  })
})

it('lists and exports what there is', async () => {
  const page = await app.call<{ total: number }>(reservation.page.path, {}, { token })
  expect(page.code).toBe(0)
  expect((await call(reservation.export, {})).code).toBe(0)
})

describe('a gun that is lost to its reservation', () => {
  const GUN_LOST = { status: cancelled }
  const events = async (id: number) =>
    gateway.db
      .selectFrom('orderEvent')
      .select('payload')
      .where('orderId', '=', (await found(id)).orderId ?? 0)
      .execute()
  const disable = async () => {
    const answer = await app.call(
      'operation-service/pileCommand/send',
      { gunId: pile.guns[0]?.id, command: 1 },
      { token },
    )
    expect(answer.code).toBe(0)
    dispatcher.wake()
  }

  it.each(['1.6', '2.0.1'] as const)(
    'because it is disabled from the console: the pile over OCPP %s is asked to let go, the hold given back',
    async (version) => {
      const { id, asked, client } = await reserved(version)
      client.handle('ChangeAvailability', async () => ({ status: 'Accepted' }))
      await disable()
      await expect.poll(() => found(id)).toMatchObject({ ...GUN_LOST, endReason: 'disabled' })
      await expect.poll(() => asked.length).toBe(2)
      expect((await order(id)).orderStatus).toBe(orderStatus.code.closed)
      expect((await gun()).currentOrderId).toBeNull()
      expect(JSON.stringify(await events(id))).toContain('disabled')
    },
  )

  it('keeps it where the pile refuses to be disabled', async () => {
    const { id, client } = await reserved()
    client.handle('ChangeAvailability', async () => ({ status: 'Rejected' }))
    await disable()
    await expect
      .poll(() => gateway.db.selectFrom('pileCommand').select('state').where('command', '=', 1).execute())
      .toContainEqual({ state: 4 })
    expect(await found(id)).toMatchObject({ status: inProgress })
  })

  it('because the pile shows it as out of service by itself', async () => {
    const { id, say } = await reserved()
    await say('Unavailable')
    expect(await found(id)).toMatchObject({ ...GUN_LOST, endReason: 'disabled' })
  })

  it('because of a fault, that lasts', async () => {
    const { id, say } = await reserved()
    await say('Faulted')
    gateway.clock.now += 5 * MINUTE
    await watchReservations(gateway.platform)
    expect(await found(id)).toMatchObject({ status: inProgress })
    gateway.clock.now += 6 * MINUTE
    await watchReservations(gateway.platform)
    expect(await found(id)).toMatchObject({ ...GUN_LOST, endReason: 'faulted' })
  })

  it.each([
    ['closed', () => gateway.db.updateTable('station').set({ status: 2 }).where('id', '=', pile.stationId)],
    ['disabled', () => gateway.db.updateTable('pile').set({ status: 3 }).where('id', '=', pile.pileId)],
    ['removed', () => gateway.db.updateTable('gun').set({ deleted: 1 }).where('pileId', '=', pile.pileId)],
  ] as const)('because it, its pile or its station is %s', async (endReason, lose) => {
    const { id } = await reserved()
    await lose().execute()
    await watchReservations(gateway.platform)
    const [row] = await gateway.db.selectFrom('reservation').selectAll().where('id', '=', id).execute()
    expect(row).toMatchObject({ ...GUN_LOST, endReason })
  })

  it.each([
    ['Removed', 3, cancelled],
    ['Expired', 15, timedOut],
  ] as const)('because its pile reports it as %s', async (word, minutes, status) => {
    const { id, client } = await reserved('2.0.1')
    gateway.clock.now += minutes * MINUTE
    const { pileNo } = await gateway.db
      .selectFrom('reservation')
      .select('pileNo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await client.call('ReservationStatusUpdate', {
      reservationId: pileNo,
      reservationUpdateStatus: word,
    })
    expect(await found(id)).toMatchObject({ status })
    // One that nobody knows changes nothing.
    await client.call('ReservationStatusUpdate', { reservationId: 77, reservationUpdateStatus: 'Removed' })
  })

  it('informs its member, once', async () => {
    const { id, say } = await reserved()
    await say('Unavailable')
    const tools = { platform: gateway.platform, jobs: { send: async () => undefined } as never }
    await informMembers(tools)
    await informMembers(tools)
    const sent = await gateway.db
      .selectFrom('outgoingMessage')
      .select(['recipients', 'body'])
      .where('kind', '=', 'sms')
      .where('scene', '=', smsScene.code.reservationCancelled)
      .execute()
    expect(sent.filter(({ recipients }) => recipients.includes(member.phone))).toEqual([
      { recipients: [member.phone], body: expect.stringContaining('充电枪已停用') },
    ])
    expect((await found(id)).endReason).toBe('disabled')
  })
})
