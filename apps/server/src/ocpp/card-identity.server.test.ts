import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../testing/charging.ts'
import { rawPile, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

/* What a pile is answered about a token, whatever it is and whenever it is shown. */

let gateway: TestGateway
let at: ChargePoint
let member: TestMember

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
})
afterAll(() => gateway.close())

const time = () => new Date(gateway.clock.now).toISOString()

async function arrive(protocol: 'ocpp1.6' | 'ocpp2.0.1', options: Parameters<typeof addMember>[1] = {}) {
  at = await addPile(gateway.platform)
  member = await addMember(gateway.platform, { phoneFen: 10_000, ...options })
  const socket = await rawPile(gateway.url, at.code, protocol)
  let lastId = 0
  return async (action: string, payload: object) => {
    const [, , first, ...rest] = await socket.say([2, String(++lastId), action, payload])
    return rest.length > 0 ? [first, ...rest] : first
  }
}
const setCard = (cardNo: string, values: { validTo?: string; status?: number }) =>
  gateway.db.updateTable('card').set(values).where('cardNo', '=', cardNo).execute()

describe('1.6', () => {
  const start = (call: Awaited<ReturnType<typeof arrive>>, idTag: string) =>
    call('StartTransaction', { connectorId: 1, idTag, meterStart: 0, timestamp: time() }) as Promise<{
      transactionId: number
      idTagInfo: object
    }>

  it('answers until when a card is valid, and that it has expired', async () => {
    const call = await arrive('ocpp1.6')
    const today = formatDate(gateway.clock.now)
    const expiryDate = new Date(parseTimestamp(today) + DAY).toISOString()
    await setCard(member.cardNo, { validTo: today })
    const valid = { idTagInfo: { status: 'Accepted', expiryDate } }
    expect(await call('Authorize', { idTag: member.cardNo })).toEqual(valid)
    expect(await start(call, member.cardNo)).toMatchObject(valid)
    gateway.clock.now += DAY
    expect(await call('Authorize', { idTag: member.cardNo })).toEqual({
      idTagInfo: { status: 'Expired', expiryDate },
    })
    gateway.clock.now -= DAY
  })

  it('names the fleet of a card', async () => {
    const call = await arrive('ocpp1.6', { fleet: { balanceFen: 10_000, creditFen: 0 } })
    expect(await call('Authorize', { idTag: member.cardNo })).toEqual({
      idTagInfo: { status: 'Accepted', parentIdTag: expect.stringMatching(/^T\d+$/) },
    })
  })

  it.each(['5'.repeat(21), '5'.repeat(37), '5'.repeat(255), '卡12345', '😀', ':', ''])(
    'answers Invalid to %j, and keeps the start',
    async (idTag) => {
      const call = await arrive('ocpp1.6')
      expect(await call('Authorize', { idTag })).toEqual({ idTagInfo: { status: 'Invalid' } })
      const { transactionId, idTagInfo } = await start(call, idTag)
      expect(idTagInfo).toEqual({ status: 'Invalid' })
      expect(await orderOf(gateway.platform, at, String(transactionId))).toMatchObject({
        ...{ memberId: null, closeReason: 'unknownToken', idToken: idTag },
      })
    },
  )

  it('never takes a token that is too long for the card whose number begins it', async () => {
    const call = await arrive('ocpp1.6')
    const idTag = member.cardNo.padEnd(20, '0')
    await gateway.db
      .updateTable('card')
      .set({ identifiers: [idTag], identifierKeys: [idTag] })
      .where('cardNo', '=', member.cardNo)
      .execute()
    expect(await call('Authorize', { idTag })).toEqual({ idTagInfo: { status: 'Accepted' } })
    expect(await call('Authorize', { idTag: `${idTag}0` })).toEqual({ idTagInfo: { status: 'Invalid' } })
  })

  it('ends a charge by any card, at the cost of who began it, and says of that card what is known', async () => {
    const call = await arrive('ocpp1.6')
    const other = await addMember(gateway.platform, { phoneFen: 0 })
    for (const [idTag, status] of [
      [member.cardNo, 'Accepted'],
      // It may end a charge, though it has no money to begin one.
      [other.cardNo, 'Accepted'],
      ['NOBODY', 'Invalid'],
    ]) {
      const { transactionId } = await start(call, member.cardNo)
      gateway.clock.now += 60_000
      const stop = { transactionId, idTag, meterStop: 1_000, timestamp: time() }
      expect(await call('StopTransaction', stop)).toEqual({ idTagInfo: { status } })
      expect(await orderOf(gateway.platform, at, String(transactionId))).toMatchObject({
        ...{ memberId: member.id, energyWh: 1_000, cardNo: member.cardNo },
      })
    }
    await setCard(other.cardNo, { status: 2 })
    const { transactionId } = await start(call, member.cardNo)
    const stop = { transactionId, idTag: other.cardNo, meterStop: 1_000, timestamp: time() }
    expect(await call('StopTransaction', stop)).toEqual({ idTagInfo: { status: 'Blocked' } })
  })
})

describe('2.0.1', () => {
  const event = (eventType: string, triggerReason: string, seqNo: number, more: object) => ({
    ...{ eventType, triggerReason, seqNo, timestamp: time(), transactionInfo: { transactionId: at.code } },
    ...{ evse: { id: 1, connectorId: 1 }, ...more },
  })
  const register = (value: number) => ({
    meterValue: [{ timestamp: time(), sampledValue: [{ value }] }],
  })
  const shows = (idToken: string) => ({ idToken: { idToken, type: 'ISO14443' } })

  it('answers until when a card is valid, and that it has expired', async () => {
    const call = await arrive('ocpp2.0.1')
    const today = formatDate(gateway.clock.now)
    const cacheExpiryDateTime = new Date(parseTimestamp(today) + DAY).toISOString()
    await setCard(member.cardNo, { validTo: today })
    const valid = { idTokenInfo: { status: 'Accepted', cacheExpiryDateTime } }
    expect(await call('Authorize', shows(member.cardNo))).toEqual(valid)
    expect(await call('TransactionEvent', event('Started', 'Authorized', 0, shows(member.cardNo)))).toEqual(
      valid,
    )
    gateway.clock.now += DAY
    expect(await call('Authorize', shows(member.cardNo))).toEqual({
      idTokenInfo: { status: 'Expired', cacheExpiryDateTime },
    })
    gateway.clock.now -= DAY
  })

  it('names the fleet of a card', async () => {
    const call = await arrive('ocpp2.0.1', { fleet: { balanceFen: 10_000, creditFen: 0 } })
    expect(await call('Authorize', shows(member.cardNo))).toEqual({
      idTokenInfo: {
        status: 'Accepted',
        groupIdToken: { idToken: expect.stringMatching(/^T\d+$/), type: 'Central' },
      },
    })
  })

  it.each(['5'.repeat(37), '5'.repeat(255), '卡12345', ''])('answers Unknown to %j', async (idToken) => {
    const call = await arrive('ocpp2.0.1')
    const unknown = { idTokenInfo: { status: 'Unknown' } }
    expect(await call('Authorize', shows(idToken))).toEqual(unknown)
    expect(await call('TransactionEvent', event('Started', 'Authorized', 0, shows(idToken)))).toEqual(unknown)
  })

  it('says of a card that is shown during a charge, or ends it, what is known of that card', async () => {
    const call = await arrive('ocpp2.0.1')
    const other = await addMember(gateway.platform, { phoneFen: 0 })
    await setCard(other.cardNo, { status: 2 })
    const status = async (payload: object) =>
      ((await call('TransactionEvent', payload)) as { idTokenInfo: { status: string } }).idTokenInfo.status
    expect(
      await status(event('Started', 'Authorized', 0, { ...shows(member.cardNo), ...register(100) })),
    ).toBe('Accepted')
    expect(await status(event('Updated', 'Authorized', 1, shows(member.cardNo.toLowerCase())))).toBe(
      'Accepted',
    )
    expect(await status(event('Updated', 'Authorized', 2, shows(other.cardNo)))).toBe('Blocked')
    expect(await status(event('Updated', 'StopAuthorized', 3, shows('NOBODY')))).toBe('Unknown')
    gateway.clock.now += 60_000
    expect(
      await status(event('Ended', 'StopAuthorized', 4, { ...shows(other.cardNo), ...register(1_000) })),
    ).toBe('Blocked')
    expect(await orderOf(gateway.platform, at, at.code)).toMatchObject({
      ...{ memberId: member.id, cardNo: member.cardNo, energyWh: 900 },
    })
  })

  it('lets nobody go on by a second card after the first was refused', async () => {
    const call = await arrive('ocpp2.0.1')
    const refused = { idTokenInfo: { status: 'Unknown' } }
    expect(await call('TransactionEvent', event('Started', 'Authorized', 0, shows('NOBODY')))).toEqual(
      refused,
    )
    expect(await call('TransactionEvent', event('Updated', 'Authorized', 1, shows(member.cardNo)))).toEqual(
      refused,
    )
  })
})
