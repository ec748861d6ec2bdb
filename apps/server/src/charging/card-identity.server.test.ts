import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChargePoint, Charging, StartReport } from '../device/charge-point.ts'
import {
  addMember,
  addPile,
  openNetwork,
  orderOf,
  type TestMember,
  type TestNetwork,
} from '../testing/charging.ts'
import { createCharging } from './charging.ts'
import { prepareStart } from './start/prepare-start.service.ts'

/* A card is one card, whatever its readers write of it. */

let network: TestNetwork
let service: Charging
beforeAll(async () => {
  network = await openNetwork()
  service = createCharging(network.platform, { gatherMs: 0 })
})
afterAll(() => network.close())
afterEach(() => network.db.updateTable('card').set({ identifierKeys: [] }).execute())

const token = (value: string) => ({ value, isVin: false })

/** A member whose card is known by some identifiers, until some day. */
async function holder({
  identifiers = [],
  validTo = null,
  ...options
}: { identifiers?: string[]; validTo?: string | null } & Parameters<
  typeof addMember
>[1] = {}): Promise<TestMember> {
  const member = await addMember(network.platform, { phoneFen: 50_000, ...options })
  await network.db
    .updateTable('card')
    .set({ identifiers, identifierKeys: identifiers.map(comparableIdentifier), validTo })
    .where('cardNo', '=', member.cardNo)
    .execute()
  return member
}

const start = (at: ChargePoint, value: string, more: Partial<StartReport> = {}) =>
  service.started(at, { connector: 1, token: token(value), meterWh: 0, ts: network.clock.now, ...more })

it('begins the order of a remote start whatever the case of the idTag', async () => {
  const at = await addPile(network.platform)
  const { cardNo } = await holder()
  const orderId = await startFromAfar(at, cardNo)
  expect(await service.authorize(at, token(cardNo.toLowerCase()))).toMatchObject({ accepted: true })
  const answer = await start(at, cardNo.toLowerCase())
  expect(answer).toMatchObject({ accepted: true })
  expect(await orderOf(network.platform, at, answer.transactionId)).toMatchObject({
    id: orderId,
    orderStatus: orderStatus.code.starting,
  })
})

/** A start from afar by a card, which the pile has not answered yet. */
async function startFromAfar(at: ChargePoint, by: string) {
  const asked = { sellerId: at.sellerId, gunId: at.guns[0]?.id ?? 0, token: by }
  const prepared = await network.db
    .transaction()
    .execute((db) => prepareStart({ ...network.platform, db }, asked))
  if ('refusal' in prepared) throw new Error(prepared.refusal)
  return prepared.orderId
}

it('begins the order of a remote start by another identifier of the same card', async () => {
  const at = await addPile(network.platform)
  const { cardNo } = await holder({ identifiers: ['20:69:C0:21'] })
  const orderId = await startFromAfar(at, cardNo)
  const { transactionId } = await start(at, '2069c021')
  expect(await orderOf(network.platform, at, transactionId)).toMatchObject({ id: orderId, cardNo })
})

it('does not begin it by another card', async () => {
  const at = await addPile(network.platform)
  const [one, other] = [await holder(), await holder()]
  await startFromAfar(at, one.cardNo)
  expect(await start(at, other.cardNo)).toMatchObject({ accepted: false, reason: 'busy' })
})

it('knows a start that is repeated in other capitals', async () => {
  const at = await addPile(network.platform)
  const { cardNo } = await holder()
  const first = await start(at, cardNo)
  expect(await start(at, cardNo.toLowerCase())).toEqual(
    expect.objectContaining({ accepted: true, transactionId: first.transactionId }),
  )
})

it.each([
  ['VID:001122AABBCC', ['VID:001122AABBCC', 'vid:001122aabbcc', 'VID001122AABBCC']],
  ['20:69:C0:21', ['20:69:C0:21', '2069C021', '20-69-c0-21', ' 20 69 c0 21 ']],
  ['F6 CA 0C C5', ['F6 CA 0C C5', 'f6ca0cc5']],
  ['DE-8AA-CA2B3C4D5-9', ['DE8AACA2B3C4D59', 'de-8aa-ca2b3c4d5-9']],
  // As long as a VIN.
  ['AB12CD34EF56AB12C', ['AB12CD34EF56AB12C', 'ab12cd34ef56ab12c']],
  ['0123456789abcdef0123456789abcdef0123', ['0123456789ABCDEF0123456789ABCDEF0123']],
])('a card is charged for by %s in any spelling', async (identifier, spellings) => {
  const { cardNo, id } = await holder({ identifiers: [identifier] })
  for (const spelling of spellings) {
    const at = await addPile(network.platform)
    const isVin = /^[A-Z\d]{17}$/.test(spelling)
    expect(await service.authorize(at, { value: spelling, isVin })).toEqual({ accepted: true })
    const { transactionId } = await start(at, spelling)
    expect(await orderOf(network.platform, at, transactionId)).toMatchObject({ cardNo, memberId: id })
  }
})

it.each([
  ['nothing', ''],
  ['blanks', '  '],
  ['signs alone', ':-:'],
  ['the beginning of a number', 'K1990000'],
  ['the beginning of a long identifier', '9999888877776666555544443333222211'],
  ['more than 36 characters', `9999888877776666555544443333222211110000${'0'.repeat(200)}`],
  ['a letter that only looks the same', 'K1990000000１ı'],
  ['half a pair', '\ud800'],
  ['a pattern', '%'],
])('%s is nobody', async (_what, value) => {
  const at = await addPile(network.platform)
  await holder({ identifiers: ['999988887777666655554444333322221111'.slice(0, 36)] })
  expect(await service.authorize(at, token(value))).toEqual({ accepted: false, reason: 'unknownToken' })
  expect(await start(at, value)).toMatchObject({ accepted: false, reason: 'unknownToken' })
})

describe('numbers of old that differ by case alone', () => {
  it('are two cards for whoever writes one of them, and no card for others', async () => {
    const [one, other] = [await holder(), await holder()]
    await network.db.updateTable('card').set({ cardNo: 'Twin' }).where('cardNo', '=', one.cardNo).execute()
    await network.db.updateTable('card').set({ cardNo: 'tWIN' }).where('cardNo', '=', other.cardNo).execute()
    const payerOf = async (value: string) => {
      const at = await addPile(network.platform)
      const { transactionId } = await start(at, value)
      return (await orderOf(network.platform, at, transactionId)).memberId
    }
    expect(await payerOf('Twin')).toBe(one.id)
    expect(await payerOf('tWIN')).toBe(other.id)
    expect(await payerOf('TWIN')).toBeNull()
  })
})

describe('a last day', () => {
  const today = () => formatDate(network.clock.now)
  const yesterday = () => formatDate(network.clock.now - DAY)

  it('refuses a card from the next day on, and says when it ended', async () => {
    const at = await addPile(network.platform)
    const { cardNo } = await holder({ validTo: yesterday() })
    const refused = { accepted: false, reason: 'expired', expires: parseTimestamp(today()) }
    expect(await service.authorize(at, token(cardNo))).toEqual(refused)
    expect(await start(at, cardNo)).toMatchObject(refused)
    const asked = { sellerId: at.sellerId, gunId: at.guns[1]?.id ?? 0, token: cardNo }
    expect(
      await network.db.transaction().execute((db) => prepareStart({ ...network.platform, db }, asked)),
    ).toEqual({ refusal: 'expired' })
  })

  it('lets charge until its end, and a charge that runs then goes on', async () => {
    const at = await addPile(network.platform)
    const { cardNo } = await holder({ validTo: today() })
    const known = { accepted: true, expires: parseTimestamp(today()) + DAY }
    expect(await service.authorize(at, token(cardNo))).toEqual(known)
    const answer = await start(at, cardNo)
    expect(answer).toMatchObject(known)
    network.clock.now += DAY
    const ts = network.clock.now
    const reading = { ts, meterWh: 9_000, W: 7_000, V: 230, A: 30, soc: null, tempC: null }
    await service.metered(at, { connector: 1, transactionId: answer.transactionId, readings: [reading] })
    const order = await orderOf(network.platform, at, answer.transactionId)
    expect(order.orderStatus).toBe(orderStatus.code.charging)
    const commands = await network.db
      .selectFrom('pileCommand')
      .where('orderId', '=', order.id)
      .selectAll()
      .execute()
    expect(commands).toEqual([])
    await service.stopped(at, {
      transactionId: answer.transactionId,
      meterWh: 9_000,
      reason: 1,
      readings: [],
      ts,
    })
    expect(await orderOf(network.platform, at, answer.transactionId)).toMatchObject({
      orderStatus: orderStatus.code.finished,
      energyWh: 9_000,
    })
    network.clock.now -= DAY
  })

  it('does not hide that a card is frozen', async () => {
    const at = await addPile(network.platform)
    const { cardNo } = await holder({ validTo: yesterday() })
    await network.db.updateTable('card').set({ status: 4 }).where('cardNo', '=', cardNo).execute()
    expect(await service.authorize(at, token(cardNo))).toMatchObject({ accepted: false, reason: 'blocked' })
  })
})

it('says of the card of a fleet to which fleet it belongs', async () => {
  const at = await addPile(network.platform)
  const { cardNo } = await holder({ fleet: { balanceFen: 50_000, creditFen: 0 } })
  const { groupId } = await network.db
    .selectFrom('card')
    .select('groupId')
    .where('cardNo', '=', cardNo)
    .executeTakeFirstOrThrow()
  const group = `T${groupId}`
  expect(await service.authorize(at, token(cardNo))).toEqual({ accepted: true, group })
  expect(await start(at, cardNo)).toMatchObject({ accepted: true, group })
})
