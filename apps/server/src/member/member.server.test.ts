import { randomUUID } from 'node:crypto'
import { suspendMode } from '@ampdeck/api/enumerations/member'
import { type Member, member } from '@ampdeck/api/member/member'
import { type Suspend, suspend } from '@ampdeck/api/member/suspend'
import type { Page } from '@ampdeck/api/paging'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let tokens: Record<Who, string>
let phones = 0

type Who = 'admin' | 'newcomer' | 'viewer' | 'stranger'

beforeAll(async () => {
  server = await createTestApp()
  const [admin, viewer] = await Promise.all([server.login('admin'), server.login('viewer')])
  await server.db
    .updateTable('accountUser')
    .set({ isFirstLogin: 0 })
    .where('account', '=', 'newcomer')
    .execute()
  const newcomer = await server.login('newcomer')
  tokens = { admin, viewer, newcomer, stranger: await server.login('admin', '10002') }
})
afterAll(() => server.close())

const call = <Data = Member>(
  { path }: { path: string },
  body: object,
  who: Who = 'admin',
  key: string = randomUUID(),
) => server.call<Data>(path, body, { token: tokens[who], headers: { 'idempotency-key': key } })
const refusedAs = (reason: string) =>
  expect.objectContaining({ code: 409, data: expect.objectContaining({ reason }) })
const draft = () => ({
  phone: `1391111${String(++phones).padStart(4, '0')}`,
  name: '李明',
  sex: 1,
  plate: null,
})
const add = async () => (await call(member.save, draft())).data

describe('members', () => {
  it('are added with an empty account, and a number belongs to one of them', async () => {
    const [body, key] = [draft(), randomUUID()]
    const { data } = await call(member.save, body, 'admin', key)
    expect(data).toMatchObject({ phone: '139****0001', balanceFen: 0, orders: 0, status: 1 })
    expect(JSON.stringify(data)).not.toContain(body.phone)
    expect((await call(member.save, body, 'admin', key)).data).toEqual(data)
    expect(await call(member.save, body)).toEqual(refusedAs('record.duplicate'))
    const { data: stat } = await call<{ accounts: object[] }>(member.stat, { id: data.id })
    expect(stat.accounts).toHaveLength(1)
    const edit = { id: data.id, version: data.version, name: '李小明', sex: 2, level: 3 }
    expect(await call(member.update, edit)).toMatchObject({ data: { name: '李小明', level: 3 } })
    expect(await call(member.update, edit)).toEqual(refusedAs('record.stale'))
    for (const who of ['viewer', 'stranger'] as const)
      expect((await call(member.update, edit, who)).code).toBe(who === 'viewer' ? 403 : 404)
  })

  it('are not cancelled with money or with an order that is open or owed', async () => {
    const [rich, owing] = [await add(), await add()]
    await server.db.updateTable('account').set({ balanceFen: 1 }).where('memberId', '=', rich.id).execute()
    expect(await call(member.cancel, { id: rich.id })).toEqual(refusedAs('member.hasBalance'))
    const order = await server.db
      .selectFrom('chargeOrder')
      .select(['id', 'memberId'])
      .where('sellerId', '=', 10_001)
      .where('owedFen', '>', 0)
      .where('orderStatus', '=', 3)
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('chargeOrder')
      .set({ memberId: owing.id })
      .where('id', '=', order.id)
      .execute()
    expect(await call(member.cancel, { id: owing.id })).toEqual(refusedAs('member.hasOrder'))
    await server.db
      .updateTable('chargeOrder')
      .set({ memberId: order.memberId })
      .where('id', '=', order.id)
      .execute()
    expect(await call(member.cancel, { id: owing.id })).toMatchObject({ data: { status: 5 } })
  })

  it('show the whole number to who may, and that is written down', async () => {
    const { id } = await add()
    expect(await call(member.unmask, { id }, 'viewer')).toMatchObject({ code: 403 })
    expect(await call(member.unmask, { id })).toMatchObject({ data: { phone: /^1391111\d{4}$/ } })
    const logged = await server.db
      .selectFrom('operationLog')
      .select('changes')
      .where('path', '=', member.unmask.path)
      .where('resultCode', '=', 0)
      .execute()
    expect(JSON.stringify(logged)).toContain(String(id))
  })

  it('are given tags in bulk and found by them', async () => {
    const [one, two] = [await add(), await add()]
    const ids = [one.id, two.id]
    expect(await call(member.tag, { ids }, 'viewer')).toMatchObject({ code: 403 })
    expect(await call(member.tag, { ids })).toMatchObject({ code: 400 })
    expect(await call(member.tag, { ids, name: '节日会员' })).toMatchObject({
      data: { done: ids, refused: [] },
    })
    const { data: known } = await call<{ id: number; name: string }[]>(member.tags, {})
    const tagId = known.find(({ name }) => name === '节日会员')?.id
    const found = async () =>
      (await call<Page<Member>>(member.page, { tagId })).data.records.map(({ id }) => id)
    expect((await found()).toSorted()).toEqual(ids.toSorted())
    for (const name of ['南山会员', '宝安会员', '第10批', '第9批'])
      await call(member.tag, { ids: [one.id], name })
    const { records } = (await call<Page<Member>>(member.page, { tagId })).data
    expect(records.find(({ id }) => id === one.id)?.tags.map(({ name }) => name)).toEqual([
      ...['宝安会员', '第9批', '第10批', '节日会员', '南山会员'],
    ])
    await call(member.tag, { ids: [one.id], tagIds: [tagId], remove: true })
    expect(await found()).toEqual([two.id])
    expect(await call(member.tag, { ids, name: '别家' }, 'stranger')).toMatchObject({ data: { done: [] } })
  })

  it('are found by a phone number as people paste it', async () => {
    const { id } = await add()
    const { phone } = (await call<{ phone: string }>(member.unmask, { id })).data
    const [first, middle, last] = [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)]
    for (const pasted of [
      `+86 ${first} ${middle} ${last}`,
      `\u202d${first}-${middle}-${last}\u202c`,
      phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ])
      expect((await call<Page<Member>>(member.page, { phone: pasted })).data.records).toMatchObject([{ id }])
  })

  it('are found by number, name, plate and the last four digits', async () => {
    const { data } = await call<Page<Member>>(member.page, {})
    const some = data.records[0] as Member
    const found = async (body: object) => (await call<Page<Member>>(member.page, body)).data.records
    expect(await found({ memberNo: some.memberNo })).toMatchObject([{ id: some.id }])
    expect(await found({ phone: some.phone.slice(-4) })).toContainEqual(
      expect.objectContaining({ id: some.id }),
    )
    expect(await found({ plate: some.plate })).toContainEqual(expect.objectContaining({ id: some.id }))
    const { data: events } = await call<{ kind: string }[]>(member.timeline, { id: some.id })
    expect(events.map(({ kind }) => kind)).toContain('registered')
    expect(await call(member.flow, { memberId: some.id })).toMatchObject({ code: 0 })
  })
})

describe('suspensions', () => {
  const manual = async (who: Who = 'admin', memberId?: number) => {
    const id = memberId ?? (await add()).id
    return (await call<Suspend>(suspend.manual, { memberId: id, reason: 2, note: '多次欺诈' }, who)).data
  }
  const release = (of: { id: number; version?: number }, who: Who) => call<Suspend>(suspend.release, of, who)

  it('are made by people and taken back by another one', async () => {
    const made = await manual()
    expect(made).toMatchObject({ state: 1, mode: suspendMode.code.manual, owedFen: 0 })
    expect((await call(member.get, { id: made.memberId })).data.suspended).toBe(1)
    expect(await call(suspend.manual, { memberId: made.memberId, reason: 4, note: '再次' })).toEqual(
      refusedAs('transition.notAllowed'),
    )
    const { id } = made
    expect(await release({ id }, 'admin')).toEqual(refusedAs('suspend.sameUser'))
    expect(await release({ id }, 'viewer')).toMatchObject({ code: 403 })
    expect(await release({ id }, 'stranger')).toMatchObject({ code: 404 })
    expect(await release({ id, version: 9 }, 'newcomer')).toEqual(refusedAs('record.stale'))
    expect(await release({ id }, 'newcomer')).toMatchObject({ data: { state: 2 } })
    expect(await release({ id }, 'newcomer')).toEqual(refusedAs('transition.notAllowed'))
    expect((await call(member.get, { id: made.memberId })).data.suspended).toBe(0)
  })

  it('of arrears end only without a debt', async () => {
    const { data } = await call<Page<Suspend>>(suspend.page, { mode: [1], state: [1], pageSize: 100 })
    const owing = data.records.find(({ owedFen }) => owedFen > 0) as Suspend
    expect(await release(owing, 'admin')).toEqual(refusedAs('suspend.owes'))
    const { id: memberId } = await add()
    await server.db.updateTable('suspend').set({ memberId }).where('id', '=', owing.id).execute()
    expect(await release({ id: owing.id }, 'admin')).toMatchObject({ data: { state: 2 } })
  })

  it('are released in bulk, each with its own answer', async () => {
    const [own, other] = [await manual('admin'), await manual('newcomer')]
    expect(await call(suspend.batchRelease, { ids: [own.id, other.id] })).toMatchObject({
      data: { done: [other.id], refused: [{ id: own.id, reason: 'suspend.sameUser' }] },
    })
  })
})
