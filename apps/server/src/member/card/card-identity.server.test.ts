import { randomUUID } from 'node:crypto'
import { vinBinding } from '@ampdeck/api/config/vin-binding'
import { cardExpiry, cardStatus } from '@ampdeck/api/enumerations/member'
import { type Member, member } from '@ampdeck/api/member/member'
import { type VirtualCard, virtualcard } from '@ampdeck/api/member/virtual-card'
import type { Page } from '@ampdeck/api/paging'
import { search } from '@ampdeck/api/system/search'
import { DAY, formatDate } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/* What a card is called at piles: its number, its identifiers, and nobody else's names. */

let server: TestApp
let tokens: Record<'admin' | 'stranger', string>

beforeAll(async () => {
  server = await createTestApp()
  const [admin, stranger] = await Promise.all([server.login('admin'), server.login('admin', '10002')])
  tokens = { admin, stranger }
})
afterAll(() => server.close())

const call = <Data>({ path }: { path: string }, body: object, who: keyof typeof tokens = 'admin') =>
  server.call<Data>(path, body, { token: tokens[who], headers: { 'idempotency-key': randomUUID() } })

let n = 0
const phone = () => `1371111${String(++n).padStart(4, '0')}`
const addMember = async (who: keyof typeof tokens = 'admin', number = phone()) =>
  (await call<Member>(member.save, { phone: number, name: '张敏', sex: 2 }, who)).data.id
const add = async (more: object, who: keyof typeof tokens = 'admin') =>
  call<VirtualCard>(virtualcard.save, { memberId: await addMember(who), cardNo: `N${++n}`, ...more }, who)
const listed = async (filter: object) =>
  (await call<Page<VirtualCard>>(virtualcard.page, filter)).data.records.map(({ id }) => id)
const taken = (path: (string | number)[], message: string) =>
  expect.objectContaining({
    code: 409,
    data: { reason: 'record.duplicate', issues: [{ path, message }] },
  })

describe('identifiers', () => {
  it.each([
    ['VID:001122AABBCC', 'vid001122aabbcc'],
    ['20:69:C0:21', '2069c021'],
    ['F6 CA 0C C5', 'f6:ca:0c:c5'],
    ['DE-8AA-CA2B3C4D5-9', 'DE8AACA2B3C4D59'],
    ['0123456789abcdef0123456789abcdef0123', '0123456789ABCDEF-0123456789ABCDEF-0123'],
  ])('%s is registered, shown as entered and found by any spelling', async (identifier, spelling) => {
    const { data } = await add({ identifiers: [identifier] })
    expect(data).toMatchObject({
      identifiers: [identifier],
      validTo: null,
      expiry: cardExpiry.code.unlimited,
    })
    for (const text of [identifier, spelling, spelling.slice(1, -1), data.cardNo.toLowerCase()])
      expect(await listed({ cardNo: text })).toContain(data.id)
    const { data: hits } = await call<{ records: { id: number }[] }>(search.records, {
      text: spelling,
      kinds: ['member'],
    })
    expect(hits.records.map(({ id }) => id)).toEqual([data.memberId])
    const { data: options } = await call<{ id: number }[]>(member.selectAll, { text: spelling })
    expect(options.map(({ id }) => id)).toEqual([data.memberId])
  })

  it('are several of one card, each spelling once, and the number is none of them', async () => {
    const { data } = await add({ cardNo: 'Q77', identifiers: ['ab:01', 'AB01', 'CD02', 'cd02', 'q77'] })
    expect(data.identifiers).toEqual(['ab:01', 'AB01', 'CD02'])
    for (const text of ['AB-01', 'ab01']) expect(await listed({ cardNo: text })).toEqual([data.id])
  })

  it('may be the number with other separators, as its reader sends it', async () => {
    const { data } = await add({ cardNo: 'Q88', identifiers: ['q-88'] })
    expect(data.identifiers).toEqual(['q-88'])
    expect(await listed({ cardNo: 'Q:88' })).toEqual([data.id])
    expect(await add({ identifiers: ['Q 88'] })).toEqual(taken(['identifiers', 0], 'identifierTaken:Q88'))
  })

  it.each([
    ['nothing', ['']],
    ['signs alone', [':::']],
    ['letters that no reader sends', ['卡1']],
    ['37 characters', ['A'.repeat(37)]],
    ['eleven of them', Array.from({ length: 11 }, (_, index) => `E${index}`)],
    ['no list', 'AB01'],
  ])('are refused where they are %s', async (_what, identifiers) => {
    expect(await add({ identifiers })).toMatchObject({ code: 400 })
  })

  it('belong to one card of a seller, which the refusal names', async () => {
    const { data: first } = await add({ identifiers: ['AA:BB:CC:01'] })
    expect(await add({ identifiers: ['ZZ9', 'aabbcc01'] })).toEqual(
      taken(['identifiers', 1], `identifierTaken:${first.cardNo}`),
    )
    expect(await add({ cardNo: 'AABBCC01' })).toEqual(taken(['cardNo'], `identifierTaken:${first.cardNo}`))
    expect(await add({ identifiers: [first.cardNo.toLowerCase()] })).toEqual(
      taken(['identifiers', 0], `identifierTaken:${first.cardNo}`),
    )
    expect(await add({ cardNo: first.cardNo.toLowerCase() })).toEqual(
      taken(['cardNo'], `identifierTaken:${first.cardNo}`),
    )
    expect(await add({ identifiers: ['AABBCC01'] }, 'stranger')).toMatchObject({ code: 0 })
  })

  it('are nobody’s phone, member number or VIN that pays', async () => {
    const { data: owner } = await call<Member>(member.save, { phone: '13712345678', name: '张敏', sex: 2 })
    for (const identifier of ['137-1234-5678', owner.memberNo.toLowerCase()])
      expect(await add({ identifiers: [identifier] })).toEqual(
        taken(['identifiers', 0], `identifierTaken:${owner.memberNo}`),
      )
    const vin = 'LTESTCARD00000001'
    const payer = { payerKind: 1, memberId: owner.id, groupId: null, accountType: 2, validTo: null }
    expect(await call(vinBinding.save, { vin, ...payer })).toMatchObject({ code: 0 })
    expect(await add({ identifiers: [vin.toLowerCase()] })).toEqual(
      taken(['identifiers', 0], `identifierTaken:${vin}`),
    )
  })

  it('become nobody’s phone or VIN afterwards', async () => {
    const vin = 'LTESTCARD00000002'
    const { data } = await add({ identifiers: ['13787654321', vin] })
    expect(await call(member.save, { phone: '13787654321', name: '张敏', sex: 2 })).toEqual(
      taken(['phone'], `identifierTaken:${data.cardNo}`),
    )
    const payer = { payerKind: 1, memberId: data.memberId, groupId: null, accountType: 2, validTo: null }
    expect(await call(vinBinding.save, { vin, ...payer })).toEqual(
      taken(['vin'], `identifierTaken:${data.cardNo}`),
    )
  })

  it('are given to one of those who save them at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ identifiers: ['RACE:01'] })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409, 409, 409, 409, 409])
  })

  it('change also where somebody has charged by the card; its number does not', async () => {
    const { data } = await add({ identifiers: ['OLD1'], validTo: '2027-05-31' })
    const { id } = await server.db
      .selectFrom('chargeOrder')
      .select('id')
      .where('sellerId', '=', 10_001)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('chargeOrder')
      .set({ memberId: data.memberId, cardNo: data.cardNo })
      .where('id', '=', id)
      .execute()
    const { cardNo, version } = data
    expect(
      await call(virtualcard.update, { id: data.id, version, cardNo: 'OTHER9', identifiers: [] }),
    ).toMatchObject({
      data: { reason: 'record.inUse' },
    })
    const kept = await call<VirtualCard>(virtualcard.update, { id: data.id, version, cardNo })
    expect(kept.data).toMatchObject({ identifiers: ['OLD1'], validTo: '2027-05-31' })
    expect(
      (
        await call<VirtualCard>(virtualcard.update, {
          id: data.id,
          version: kept.data.version,
          cardNo,
          identifiers: ['NEW1'],
          validTo: null,
        })
      ).data,
    ).toMatchObject({ identifiers: ['NEW1'], validTo: null })
    expect(await add({ identifiers: ['OLD1'] })).toMatchObject({ code: 0 })
  })

  it('are free again when their card is cancelled, and go with a lost one to its successor', async () => {
    const { data } = await add({ identifiers: ['TAG:0001'] })
    await call(virtualcard.loss, { id: data.id })
    expect(await add({ identifiers: ['TAG:0001'] })).toMatchObject({ code: 409 })
    const next = { memberId: data.memberId, cardNo: `N${++n}`, identifiers: ['TAG:0001'] }
    expect(await call(virtualcard.save, next)).toMatchObject({ data: { identifiers: ['TAG:0001'] } })
    const { data: old } = await call<VirtualCard>(virtualcard.get, { id: data.id })
    expect(old).toMatchObject({ status: cardStatus.code.cancelled, identifiers: ['TAG:0001'] })
    expect(
      await call(virtualcard.update, { id: old.id, version: old.version, cardNo: old.cardNo }),
    ).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
  })
})

describe('the last day', () => {
  it.each([
    [null, cardExpiry.code.unlimited],
    [-1, cardExpiry.code.expired],
    [0, cardExpiry.code.soon],
    [30, cardExpiry.code.soon],
    [31, cardExpiry.code.valid],
  ])('in %s days is %i', async (days, expiry) => {
    const validTo = days === null ? null : formatDate(server.clock.now + days * DAY)
    const { data } = await add({ validTo })
    expect(data).toMatchObject({ validTo, expiry })
    expect(await listed({ expiry: [expiry], cardNo: data.cardNo })).toEqual([data.id])
    const others = cardExpiry.codes.filter((code) => code !== expiry)
    expect(await listed({ expiry: others, cardNo: data.cardNo })).toEqual([])
  })

  it.each(['2027-02-30', 'soon', 5])('is a day: not %s', async (validTo) => {
    expect(await add({ validTo })).toMatchObject({ code: 400 })
  })
})
