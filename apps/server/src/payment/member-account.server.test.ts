import type { AccountCorrection, AccountDetail, AccountRow } from '@ampdeck/api/payment/member-account'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../ledger/ledger-book.ts'
import { addFunds } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { payIn } from './recharge/recharge.service.ts'

const SKYLINE = 10_001

let server: TestApp
let first: string
let second: string

beforeAll(async () => {
  server = await createTestApp()
  const { roleIds } = await server.db
    .selectFrom('accountUser')
    .select('roleIds')
    .where(({ and }) => and({ account: 'admin', sellerId: SKYLINE }))
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('accountUser')
    .set({ roleIds })
    .where(({ and }) => and({ account: 'finance', sellerId: SKYLINE }))
    .execute()
  first = await server.login('admin')
  second = await server.login('finance')
})
afterAll(() => server.close())

const call = <Data = AccountCorrection>(name: string, body: object, token = first, headers = {}) =>
  server.call<Data>(`member-service/account/${name}`, body, { token, headers })
const newAccount = (balanceFen = 5_000) =>
  addFunds(server.platform, SKYLINE, { memberId: server.platform.newId(), type: 2, balanceFen })
const get = async (id: number) => (await call<AccountDetail>('get', { id })).data

it('corrects by two people, once, however many confirm at the same moment', async () => {
  const accountId = await newAccount()
  const body = { accountId, amountFen: -1_200, reason: 'booked twice' }
  const key = { 'idempotency-key': 'correct-once' }
  const { data } = await call('correct', body, first, key)
  expect((await call('correct', body, first, key)).data).toEqual(data)
  expect(await call('correct', body)).toMatchObject({ code: 409, data: { reason: 'correction.open' } })
  expect(await get(accountId)).toMatchObject({ balanceFen: 5_000, isCorrecting: true })
  const at = { id: data.id }
  const same = { code: 409, data: { reason: 'audit.sameUser' } }
  expect(await call('confirmCorrection', at)).toMatchObject(same)
  expect(await call('refuseCorrection', { ...at, reason: 'no' })).toMatchObject(same)
  const both = await Promise.all([1, 2].map(() => call('confirmCorrection', at, second)))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 409])
  expect(await get(accountId)).toMatchObject({ balanceFen: 3_800, isCorrecting: false })
})

it('is rejected with a reason, and never takes more than there is', async () => {
  const accountId = await newAccount()
  const tooMuch = await call('correct', { accountId, amountFen: -5_001, reason: 'x' })
  const at = { id: tooMuch.data.id }
  expect(await call('confirmCorrection', at, second)).toMatchObject({ data: { reason: 'balance.tooLow' } })
  expect(await call('refuseCorrection', { ...at, reason: ' ' }, second)).toMatchObject({ code: 400 })
  expect(await call('refuseCorrection', { ...at, reason: 'no' }, second)).toMatchObject({
    data: { state: 3 },
  })
  expect(await call('confirmCorrection', at, second)).toMatchObject({
    data: { reason: 'transition.notAllowed' },
  })
  expect(await get(accountId)).toMatchObject({ balanceFen: 5_000 })
})

it('is frozen and unfrozen on the version that was read, and takes nothing in meanwhile', async () => {
  const id = await newAccount()
  const { version } = await get(id)
  expect(await call('freeze', { id, version: version + 1 })).toMatchObject({
    data: { reason: 'record.stale' },
  })
  const frozen = await call<AccountRow>('freeze', { id, version })
  expect(frozen.data.state).toBe(2)
  const paid = { accountId: id, type: 3, amountFen: 100, receipt: 'A' }
  const refused = await server.call('member-service/recharge/save', paid, { token: first })
  expect(refused).toMatchObject({ code: 409, data: { reason: 'account.closed' } })
  const again = { id, version: frozen.data.version }
  expect(await call('freeze', again)).toMatchObject({ data: { reason: 'transition.notAllowed' } })
  expect(await call('unfreeze', again)).toMatchObject({ data: { state: 1 } })
})

it('tells what each account was at any moment of the past', async () => {
  const memberId = server.platform.newId()
  const accountId = await addFunds(server.platform, SKYLINE, { memberId, type: 2, balanceFen: 0 })
  const moments: [number, number][] = []
  for (const balance of [1_000, 3_000, 6_000]) {
    server.clock.now += 5 * MINUTE
    await payIn(server.platform, SKYLINE, {
      accountId,
      type: 3,
      amountFen: balance - (moments.at(-1)?.[1] ?? 0),
    })
    moments.push([server.clock.now, balance])
  }
  for (const [moment, balanceFen] of [[(moments[0]?.[0] ?? 0) - 2 * MINUTE, 0] as const, ...moments]) {
    const asOf = formatTimestamp(moment + 1_000)
    const { data } = await call<{ records: AccountRow[] }>('page', { memberId, asOf })
    expect(data.records).toMatchObject([{ balanceFen, usableFen: balanceFen }])
    expect(await call('sum', { memberId, asOf })).toMatchObject({ data: { balanceFen } })
  }
  const flow = await server.call<{ records: { bizNo: string; document: string }[] }>(
    'member-service/accountFlow/page',
    { memberId },
    { token: first },
  )
  expect(flow.data.records.map(({ document }) => document)).toEqual(['recharge', 'recharge', 'recharge'])
  const sum = await server.call('member-service/accountFlow/sum', { memberId }, { token: first })
  expect(sum.data).toEqual({ inFen: 6_000, outFen: 0, heldFen: 0 })
})

it('sums up what the accounts hold, what came and went, and how channels do', async () => {
  const { code, data } = await call<{ balances: object[]; days: object[]; channels: object[] }>(
    'overview',
    {},
  )
  expect(code).toBe(0)
  expect(data.balances.length).toBeGreaterThan(2)
  expect(data.days.length).toBeGreaterThan(20)
  expect(data.channels.length).toBe(2)
})

it('keeps to the right and the seller, and balances', async () => {
  const accountId = await newAccount()
  const { data } = await call('correct', { accountId, amountFen: 1, reason: 'x' })
  const { version } = await get(accountId)
  const calls = [
    ['correct', { accountId, amountFen: 1, reason: 'x' }],
    ['confirmCorrection', { id: data.id }],
    ['refuseCorrection', { id: data.id, reason: 'x' }],
    ['freeze', { id: accountId, version }],
  ] as const
  const [stranger, ops] = [await server.login('admin', '10002'), await server.login('ops')]
  for (const [name, body] of calls) {
    expect(await call(name, body, stranger), name).toMatchObject({ code: 404 })
    expect(await call(name, body, ops), name).toMatchObject({ code: 403 })
  }
  expect((await checkLedger(server.db)).filter(({ differenceFen }) => differenceFen !== 0)).toEqual([])
})
