import { randomUUID } from 'node:crypto'
import { auditState, cardStatus, memberType } from '@ampdeck/api/enumerations/member'
import { type Certification, vehicleCertification } from '@ampdeck/api/member/certification'
import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { type Member, member } from '@ampdeck/api/member/member'
import { type VirtualCard, virtualcard } from '@ampdeck/api/member/virtual-card'
import type { Page } from '@ampdeck/api/paging'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../demo/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { underReview, passed, refused } = auditState.code

let server: TestApp
let tokens: Record<'admin' | 'viewer' | 'stranger', string>

beforeAll(async () => {
  server = await createTestApp()
  const [admin, viewer] = await Promise.all([server.login('admin'), server.login('viewer')])
  tokens = { admin, viewer, stranger: await server.login('admin', '10002') }
})
afterAll(() => server.close())

const call = <Data>(
  { path }: { path: string },
  body: object,
  who: keyof typeof tokens = 'admin',
  key: string = randomUUID(),
) => server.call<Data>(path, body, { token: tokens[who], headers: { 'idempotency-key': key } })
const refusedAs = (reason: string) =>
  expect.objectContaining({ code: 409, data: expect.objectContaining({ reason }) })
const listed = async <Row>(of: { path: string }, body: object) =>
  (await call<Page<Row>>(of, body)).data.records

describe('virtual cards', () => {
  let n = 0
  const card = (memberId: number) => ({ memberId, cardNo: `VT${++n}` })
  const memberId = async () =>
    (
      await call<Member>(member.save, {
        phone: `1392222${String(++n).padStart(4, '0')}`,
        name: '张敏',
        sex: 2,
      })
    ).data.id

  it('are issued one to a member, and a lost one is replaced with its balance', async () => {
    const id = await memberId()
    const [body, key] = [card(id), randomUUID()]
    const { data } = await call<VirtualCard>(virtualcard.save, body, 'admin', key)
    expect(data).toMatchObject({ status: 1, balanceFen: 0 })
    expect((await call(virtualcard.save, body, 'admin', key)).data).toEqual(data)
    expect(await call(virtualcard.save, card(id))).toEqual(refusedAs('card.held'))
    expect(await call(virtualcard.save, card(id), 'viewer')).toMatchObject({ code: 403 })
    await server.db
      .updateTable('account')
      .set({ balanceFen: 900 })
      .where('memberId', '=', id)
      .where('type', '=', 1)
      .execute()
    await call(virtualcard.loss, { id: data.id })
    const { data: next } = await call<VirtualCard>(virtualcard.save, card(id))
    expect(next).toMatchObject({ status: 1, balanceFen: 900 })
    expect(await call(virtualcard.get, { id: data.id })).toMatchObject({
      data: { status: cardStatus.code.cancelled },
    })
    expect(await call(virtualcard.save, { memberId: await memberId(), cardNo: next.cardNo })).toEqual(
      refusedAs('record.duplicate'),
    )
    const [fleetMember] = await listed<Member>(member.page, { type: [memberType.code.fleet] })
    expect(await call(virtualcard.save, card(fleetMember?.id ?? 0))).toEqual(refusedAs('card.member'))
  })
})

describe('certifications', () => {
  const waiting = () =>
    listed<Certification>(vehicleCertification.page, { auditState: [underReview], pageSize: 100 })
  const audit = (body: object, who: keyof typeof tokens = 'admin') =>
    call<Certification>(vehicleCertification.audit, body, who)

  it('approved make the member a certified owner', async () => {
    const [{ id, memberId, version } = { id: 0, memberId: 0, version: 0 }] = await waiting()
    expect(await audit({ id, pass: true }, 'viewer')).toMatchObject({ code: 403 })
    expect(await audit({ id, pass: true }, 'stranger')).toMatchObject({ code: 404 })
    expect(await audit({ id, pass: true, version: version + 1 })).toEqual(refusedAs('record.stale'))
    expect(await audit({ id, pass: false })).toMatchObject({ code: 400 })
    expect(await audit({ id, pass: true, version })).toMatchObject({ data: { auditState: passed } })
    const { data } = await call<Member>(member.get, { id: memberId })
    expect(data.tags.map(({ name }) => name)).toContain('认证车主')
  })

  it('are audited by another person than who sent them in, also in bulk', async () => {
    const [own, other] = (await waiting()).map(({ id }) => id)
    const { id: admin } = await server.db
      .selectFrom('accountUser')
      .select('id')
      .where('sellerId', '=', 10_001)
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('vehicleCertification')
      .set({ createUser: admin })
      .where('id', '=', own ?? 0)
      .execute()
    expect(await audit({ id: own, pass: true })).toEqual(refusedAs('audit.sameUser'))
    const body = { ids: [own, other], pass: false, note: '照片不清晰' }
    expect(await call(vehicleCertification.batchAudit, body)).toMatchObject({
      data: { done: [other], refused: [{ id: own, reason: 'audit.sameUser' }] },
    })
    expect(await call(vehicleCertification.get, { id: other })).toMatchObject({
      data: { auditState: refused, refuseReason: '照片不清晰' },
    })
  })
})

describe('comments', () => {
  it('are audited, answered and deleted by who may', async () => {
    const [some] = await listed<MemberComment>(comment.memberPage, {})
    const { id } = some as MemberComment
    await server.db.updateTable('comment').set({ auditState: underReview }).where('id', '=', id).execute()
    for (const [name, body] of [
      ['audit', { pass: true }],
      ['reply', { reply: '谢谢' }],
      ['top', { top: 1 }],
      ['delete', {}],
    ] as const) {
      expect(await call(comment[name], { id, ...body }, 'viewer')).toMatchObject({ code: 403 })
      expect(await call(comment[name], { id, ...body }, 'stranger')).toMatchObject({ code: 404 })
    }
    for (const answer of [comment.reply, comment.top])
      expect(await call(answer, { id, reply: '谢谢', top: 1 })).toEqual(refusedAs('transition.notAllowed'))
    expect(await call(comment.audit, { id, pass: false })).toMatchObject({ code: 400 })
    expect(await call(comment.audit, { id, pass: true, version: 99 })).toEqual(refusedAs('record.stale'))
    expect(await call(comment.audit, { id, pass: true })).toMatchObject({ data: { auditState: passed } })
    expect(await call(comment.audit, { id, pass: true })).toEqual(refusedAs('transition.notAllowed'))
    expect(await call(comment.reply, { id, reply: '谢谢' })).toMatchObject({ data: { reply: '谢谢' } })
    expect(await call(comment.top, { id, top: 1 })).toMatchObject({ data: { top: 1 } })
    expect(await call(comment.delete, { id })).toMatchObject({ code: 0 })
    expect(await call(comment.get, { id })).toMatchObject({ code: 404 })
  })

  it('are counted by their stars as the list has them', async () => {
    const [one] = await listed<MemberComment>(comment.page, { stars: [5] })
    const filter = { tagId: [one?.tags[0]?.id ?? 0] }
    const { data } = await call<{ stars: number; count: number }[]>(comment.stat, { ...filter, stars: [1] })
    const { total } = (await call<Page<MemberComment>>(comment.page, filter)).data
    expect(total).toBeGreaterThan(0)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(await call(comment.export, {}, 'viewer')).toMatchObject({ code: 403 })
    expect(await call(comment.export, {})).toMatchObject({ code: 0 })
  })

  it('and certifications wait for whoever may decide, and did not send them in', async () => {
    type Counted = { kind: string; count: number }[]
    const count = async (kind: string) =>
      (
        await call<{ todos: Counted }>({ path: 'statistics-service/platformHome/summary' }, {})
      ).data.todos.find((todo) => todo.kind === kind)?.count
    const [sent] = await listed<Certification>(vehicleCertification.page, {})
    const sentBy = (createUser: number | null) =>
      server.db
        .updateTable('vehicleCertification')
        .set({ auditState: underReview, createUser })
        .where('id', '=', sent?.id ?? 0)
        .execute()
    await sentBy(null)
    const { total } = (await call<Page<unknown>>(vehicleCertification.page, { todo: [1] })).data
    expect(total).toBeGreaterThan(0)
    expect(await count('certifications')).toBe(total)
    await sentBy(demoId(10_001, 'user', 1))
    expect((await count('certifications')) ?? 0).toBe(total - 1)
    const [said] = await listed<MemberComment>(comment.page, {})
    await server.db
      .updateTable('comment')
      .set({ auditState: underReview })
      .where('id', '=', said?.id ?? 0)
      .execute()
    expect(await count('comments')).toBe(
      (await call<Page<unknown>>(comment.page, { auditState: [underReview] })).data.total,
    )
  })
})
