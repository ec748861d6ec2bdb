import {
  type ContractMonth,
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import type { Call } from '@ampdeck/api/contract'
import { DAY, formatDate } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let draft: object
let stationIds: number[]
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await createTestApp()
  for (const name of ['admin', 'finance', 'viewer']) tokens[name] = await server.login(name)
  tokens.stranger = await server.login('admin', '10002')
  const own = <T extends 'operatingUnit' | 'station'>(table: T) =>
    server.db
      .selectFrom(table as 'station')
      .select('id')
      .where('sellerId', '=', 10_001)
      .orderBy('id')
  const { id: partyId } = await own('operatingUnit').executeTakeFirstOrThrow()
  stationIds = (await own('station').limit(3).execute()).map(({ id }) => id)
  const dates = {
    fromDate: formatDate(server.clock.now - 100 * DAY),
    toDate: formatDate(server.clock.now + DAY),
  }
  draft = { name: '测试合同', partyId, stationIds, eBps: 1_000, sBps: 3_333, oBps: 0, settleDay: 5, ...dates }
})
afterAll(() => server.close())

type Told = ReconciliationContract & { reason: string; issues: { path: string[] }[] }
let key = 0
const ask = <Data = Told>(call: Call, body: object, as = 'admin', idempotency = `contract-${++key}`) =>
  server.call<Data>(call.path, body, { token: tokens[as] ?? '', headers: { 'idempotency-key': idempotency } })
const at = ({ id, version }: Told) => ({ id, version })
const made = async (more: object = {}) =>
  (await ask(reconciliationContract.save, { ...draft, no: `T${++key}`, ...more })).data
const underReview = async () => (await ask(reconciliationContract.submit, at(await made()))).data
const decide = (of: Told, pass: boolean, as = 'finance', note: string | null = null, idempotency?: string) =>
  ask(reconciliationContract.audit, { ...at(of), pass, note }, as, idempotency)
const approved = async () => (await decide(await underReview(), true)).data
const months = async ({ id }: { id: number }) =>
  (await ask<ContractMonth[]>(reconciliationContract.months, { id })).data

it('is written, submitted and audited by two people', async () => {
  const first = await made()
  expect(first).toMatchObject({ ...draft, auditState: 0, stations: expect.any(Array) })
  expect((await ask(reconciliationContract.save, { ...draft, no: first.no })).data.reason).toBe(
    'record.duplicate',
  )
  expect((await decide(first, true)).data.reason).toBe('transition.notAllowed')
  const { data: waiting } = await ask(reconciliationContract.submit, at(first))
  expect(waiting).toMatchObject({ auditState: 1 })
  expect((await decide(waiting, true, 'admin')).data.reason).toBe('audit.sameUser')
  expect((await decide(waiting, false)).code).toBe(400)
  expect((await decide(first, true)).data.reason).toBe('record.stale')
  const { data: refused } = await decide(waiting, false, 'finance', '比例不符', 'refused-once')
  expect(refused).toMatchObject({ auditState: 3, auditReason: '比例不符' })
  expect((await decide(waiting, false, 'finance', '比例不符', 'refused-once')).data).toEqual(refused)
  const { data: changed } = await ask(reconciliationContract.update, {
    ...draft,
    ...at(refused),
    no: first.no,
  })
  expect(changed).toMatchObject({ auditState: 0, auditReason: null })
})

it('is decided by one of two who do it at the same moment', async () => {
  const waiting = await underReview()
  const answers = await Promise.all([decide(waiting, true), decide(waiting, false, 'finance', '同时')])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 409])
})

it.each(['update', 'submit', 'delete'] as const)(
  'refuses to %s what is under review or approved',
  async (name) => {
    for (const contract of [await underReview(), await approved()])
      expect(
        (await ask(reconciliationContract[name], { ...draft, no: 'X', ...at(contract) })).data.reason,
      ).toBe('transition.notAllowed')
  },
)

it('tells for each month what the orders behind it come to, and keeps what was confirmed', async () => {
  const contract = await approved()
  const [running, last] = await months(contract)
  if (!running || !last) throw new Error('The contract has no month that is over.')
  const orders = await server.db
    .selectFrom('chargeOrder')
    .select(['id', 'eFeeFen', 'payableFen', 'occupyFeeFen', 'startTime'])
    .where('sellerId', '=', 10_001)
    .where('stationId', 'in', stationIds)
    .where('orderStatus', '=', 3)
    .execute()
  const own = orders.filter(({ startTime }) => formatDate(startTime).startsWith(last.month))
  const eFen = own.reduce((sum, order) => sum + order.eFeeFen, 0)
  const sFen = own.reduce((sum, order) => sum + order.payableFen - order.occupyFeeFen - order.eFeeFen, 0)
  const shouldFen = Math.round((eFen * 1_000) / 10_000) + Math.round((sFen * 3_333) / 10_000)
  expect(last).toMatchObject({ state: 1, orders: own.length, eFen, sFen, shouldFen, doneFen: null })
  expect(own.length).toBeGreaterThan(0)

  const { id } = contract
  const confirm = (more: object = {}, as = 'admin', idempotency?: string) =>
    ask(
      reconciliationContract.confirmMonth,
      { id, month: last.month, shouldFen, doneFen: shouldFen, ...more },
      as,
      idempotency,
    )
  expect((await confirm({ month: running.month, shouldFen: running.shouldFen })).data.reason).toBe(
    'contract.monthOpen',
  )
  expect((await confirm({ month: '2020-01' })).data.reason).toBe('transition.notAllowed')
  expect((await confirm({ shouldFen: shouldFen + 1 })).data.reason).toBe('record.stale')
  expect((await confirm({ doneFen: shouldFen - 1 })).data.reason).toBe('contract.noNote')
  const short = { doneFen: shouldFen - 1, note: '尾差' }
  expect(await confirm(short, 'admin', 'month-once')).toMatchObject({ code: 0 })
  expect(await confirm(short, 'admin', 'month-once')).toMatchObject({ code: 0 })
  expect((await confirm(short)).data.reason).toBe('transition.notAllowed')
  await server.db
    .updateTable('chargeOrder')
    .set({ payableFen: (own[0]?.payableFen ?? 0) + 100_000 })
    .where('id', '=', own[0]?.id ?? 0)
    .execute()
  const [, kept] = await months(contract)
  expect(kept).toMatchObject({ state: 2, shouldFen, diffFen: -1, note: '尾差' })
  expect(kept?.nowFen).toBeGreaterThan(shouldFen)
})

it('confirms no month before a second person has agreed', async () => {
  const contract = await underReview()
  const [, last] = await months(contract)
  const body = { id: contract.id, month: last?.month, shouldFen: last?.shouldFen, doneFen: last?.shouldFen }
  expect((await ask(reconciliationContract.confirmMonth, body)).data.reason).toBe('transition.notAllowed')
})

it('is for who holds the keys, and for the own seller', async () => {
  const contract = await made()
  const body = { ...draft, no: 'X', ...at(contract), pass: true, month: '2026-01', shouldFen: 0, doneFen: 0 }
  for (const name of ['update', 'submit', 'audit', 'delete', 'confirmMonth'] as const) {
    expect((await ask(reconciliationContract[name], body, 'viewer')).code, name).toBe(403)
    expect((await ask(reconciliationContract[name], body, 'stranger')).code, name).toBe(404)
  }
  expect((await ask(reconciliationContract.get, { id: contract.id }, 'stranger')).code).toBe(404)
})
