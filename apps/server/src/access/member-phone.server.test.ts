import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { demoId } from '../demo/records.ts'
import { SKYLINE } from '../demo/sellers.ts'
import { setUpApp } from '../testing/set-up.ts'

const server = setUpApp()
let tokens: Record<'admin' | 'viewer' | 'looking', string>
/** The numbers of members that nobody else of the demo network has. */
let phones: readonly string[]

beforeAll(async () => {
  const [admin, viewer] = [await server.login('admin'), await server.login('viewer')]
  const ops = demoId(SKYLINE, 'user', 4)
  const { data } = await server.call<{ token: string }>(userAdmin.viewAs.path, { id: ops }, { token: admin })
  tokens = { admin, viewer, looking: data.token }
  phones = (
    await server.db
      .selectFrom('member')
      .select('phone')
      .where('phone', 'not in', (units) => units.selectFrom('operatingUnit').select('phone'))
      .execute()
  ).map(({ phone }) => phone)
})

const readsPhones = ({ effect, output }: Call) =>
  effect === 'read' &&
  /"(phone|memberPhone)":/.test(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })))
const reading = everyCall.filter(({ call }) => readsPhones(call))
/** It finds members by any digits of a number, so that whoever may not see them finds by whole numbers only. */
const search = 'search.records'
const records = reading.filter(({ name }) => name.endsWith('.get'))
const lists = reading.filter((one) => one.name !== search && !records.includes(one))

/** What a list cannot be asked without. */
const needed: Readonly<Record<string, () => Promise<object>>> = {
  'monitorPile.payers': async () => ({ text: phones[0] }),
  'teamBill.orders': async () => {
    const bills = server.db.selectFrom('teamBill').select('id').where('sellerId', '=', SKYLINE)
    return bills.executeTakeFirstOrThrow()
  },
}

async function ask({ name, call }: { name: string; call: Call }, body: object, token: string) {
  const { code, data } = await server.call(call.path, body, { token })
  expect([name, code]).toEqual([name, 0])
  return data
}

/** The whole numbers of members in an answer. */
function wholeIn(data: unknown): readonly string[] {
  const known = new Set(phones)
  return (JSON.stringify(data).match(/1[3-9]\d{9}/g) ?? []).filter((phone) => known.has(phone))
}

/** These show it to holders of `memberList:get`, all others to nobody; no order of a team bill of the demo network has a number. */
const shown = [
  'abnormalBill.abnormalPage',
  'accountFlow.page',
  'bill.page',
  'groupMember.page',
  'memberAccount.find',
  'memberAccount.page',
  'overtimeBill.overtimePage',
  'recharge.page',
  'refundRecord.page',
  'refundRecord.recordPage',
  'unpayBill.page',
]

it.each(lists)(
  'shows the numbers of members in $name to holders of memberList:get at most (domain 3.3)',
  async (list) => {
    const body = (await needed[list.name]?.()) ?? { pageSize: 100 }
    if (!shown.includes(list.name)) return expect(wholeIn(await ask(list, body, tokens.admin))).toEqual([])
    expect(wholeIn(await ask(list, body, tokens.admin))).not.toEqual([])
    for (const token of [tokens.viewer, tokens.looking]) {
      const { code, data } = await server.call(list.call.path, body, { token })
      expect(code === 0 ? wholeIn(data) : []).toEqual([])
    }
  },
)

it.each(records)('shows $name whole to holders of memberList:get at most (domain 3.3)', async (record) => {
  const [resource] = record.name.split('.')
  const list = everyCall.find(({ name }) => name === `${resource}.page`)
  if (!list) throw new Error(`${record.name} has no list`)
  const { records: some } = (await ask(list, { pageSize: 100 }, tokens.admin)) as { records: Row[] }
  const row = some.find(({ phone, memberPhone }) => phone ?? memberPhone) ?? some[0]
  // The demo network has no virtual cards.
  if (!row) return expect(record.name).toBe('virtualcard.get')
  expect(wholeIn(await ask(record, { id: row.id }, tokens.viewer))).toEqual([])
  const { code, data } = await server.call(record.call.path, { id: row.id }, { token: tokens.looking })
  expect(code === 0 ? wholeIn(data) : []).toEqual([])
})

it('shows an opened account whole to whoever holds memberList:get, and not while looking as somebody else', async () => {
  const [account] = await server.db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.memberId')
    .select(['account.id', 'member.phone'])
    .where('account.sellerId', '=', SKYLINE)
    .limit(1)
    .execute()
  const of = records.find(({ name }) => name === 'memberAccount.get')
  if (!of || !account) throw new Error('no account')
  expect(await ask(of, { id: account.id }, tokens.admin)).toMatchObject({ memberPhone: account.phone })
  const masked = { memberPhone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) }
  expect(await ask(of, { id: account.id }, tokens.looking)).toMatchObject(masked)
})

interface Row {
  id: number
  phone?: string | null
  memberPhone?: string | null
}
