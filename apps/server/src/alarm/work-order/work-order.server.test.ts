import { alarmHandling, workOrderState } from '@ampdeck/api/enumerations/operation'
import { deadlineOf, type WorkOrderState, workOrderLife } from '@ampdeck/api/operation/life-cycles'
import type { WorkOrderDetail, WorkOrderRow, WorkOrderStep } from '@ampdeck/api/operation/work-order'
import type { Page } from '@ampdeck/api/paging'
import type { Notice } from '@ampdeck/api/system/notice'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jpeg, png } from '../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

const SELLER = 10_001
const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

let server: TestApp
let tokens: Record<Who, string>
let people: Record<'admin' | 'ops' | 'repair' | 'repair2', number>
let station: number

type Who = 'admin' | 'ops' | 'viewer' | 'repair' | 'repair2' | 'riverside'

beforeAll(async () => {
  server = await createTestApp()
  const accounts = ['admin', 'ops', 'viewer', 'repair', 'repair2'] as const
  const found = await Promise.all(accounts.map((account) => server.login(account)))
  const [admin = '', ops = '', viewer = '', repair = '', repair2 = ''] = found
  tokens = { admin, ops, viewer, repair, repair2, riverside: await server.login('admin', '10002') }
  const users = await server.db
    .selectFrom('accountUser')
    .select(['id', 'account'])
    .where('sellerId', '=', SELLER)
    .execute()
  people = Object.fromEntries(users.map(({ id, account }) => [account, id])) as typeof people
  const { id } = await server.db
    .selectFrom('station')
    .select('id')
    .where('sellerId', '=', SELLER)
    .where('code', '=', '4403000001')
    .executeTakeFirstOrThrow()
  station = id
})
afterAll(() => server.close())

const call = <Data = WorkOrderRow>(path: string, body: object, who: Who = 'ops') =>
  server.call<Data>(`operation-service/${path}`, body, { token: tokens[who] })
const draft = { kind: 5, title: '更换护栏', level: 2 }
const create = async () => (await call('workOrder/save', { ...draft, stationId: station })).data
const picture = async (who: Who = 'repair') => {
  const { data } = await upload<string>(server, 'operation-service/workOrder/uploadPicture', {
    name: 'done.png',
    content: png(8, 6),
    token: tokens[who],
  })
  return data
}

/** A work order in a state, put there as if it had come by itself: dispatched to `repair`, submitted by `repair`. */
async function inState(state: WorkOrderState, more: Partial<Pick<WorkOrderRow, 'alarmId'>> = {}) {
  const order = await create()
  const isSent = state !== toDispatch
  const wasSubmitted = state === toAudit || state === done || state === refused
  await server.db
    .updateTable('workOrder')
    .set({
      state,
      ...more,
      repairUser: isSent ? people.repair : null,
      submitUser: wasSubmitted ? people.repair : null,
      result: wasSubmitted ? '已更换' : null,
    })
    .where('id', '=', order.id)
    .execute()
  return order
}

interface Step {
  /** What the history calls it. */
  name: string
  step: (typeof workOrderLife)[keyof typeof workOrderLife]
  path: string
  who: Who
  /** What it needs besides the number. */
  body: () => object | Promise<object>
  to: WorkOrderState
}

const submission = async () => ({
  result: '已更换接触器，复测正常',
  parts: [{ name: '接触器', qty: 1, costFen: 18_600 }],
  resultPictures: [await picture()],
})

const steps: Step[] = [
  {
    name: 'dispatch',
    step: workOrderLife.dispatch,
    path: 'alarmWorkOrder/dispatch',
    who: 'ops',
    body: () => ({ repairUser: people.repair }),
    to: dispatched,
  },
  {
    name: 'againDispatch',
    step: workOrderLife.againDispatch,
    path: 'alarmWorkOrder/againDispatch',
    who: 'ops',
    body: () => ({ repairUser: people.repair2, reason: '休假' }),
    to: dispatched,
  },
  {
    name: 'accept',
    step: workOrderLife.accept,
    path: 'workOrder/accept',
    who: 'repair',
    body: () => ({}),
    to: processing,
  },
  {
    name: 'submit',
    step: workOrderLife.submit,
    path: 'workOrder/submit',
    who: 'repair',
    body: submission,
    to: toAudit,
  },
  {
    name: 'auditPass',
    step: workOrderLife.audit,
    path: 'alarmWorkOrder/audit',
    who: 'ops',
    body: () => ({ pass: true }),
    to: done,
  },
  {
    name: 'auditRefuse',
    step: workOrderLife.audit,
    path: 'alarmWorkOrder/audit',
    who: 'ops',
    body: () => ({ pass: false, note: '照片不清' }),
    to: refused,
  },
  {
    name: 'cancel',
    step: workOrderLife.cancel,
    path: 'alarmWorkOrder/cancel',
    who: 'ops',
    body: () => ({ reason: '误报' }),
    to: cancelled,
  },
]

it('has every step of the life that leads to a state, and no other', () => {
  const ends = ({ name, to }: Step['step']) => to.map((state) => `${name} ${state}`)
  expect(steps.map(({ step, to }) => `${step.name} ${to}`).toSorted()).toEqual(
    Object.values(workOrderLife).flatMap(ends).toSorted(),
  )
})

describe.each(steps)('$name', ({ name, step: { from }, path, who, body, to }) => {
  it('is done from its states, and noted with who did it', async () => {
    for (const state of from) {
      const { id } = await inState(state)
      expect(await call(path, { id, ...(await body()) }, who), `${state}`).toMatchObject({
        code: 0,
        data: { state: to },
      })
      const { data: found } = await call<WorkOrderStep[]>('workOrder/steps', { id })
      expect(found.at(-1)).toMatchObject({ action: name, toState: to, userName: expect.any(String) })
    }
  })
})

describe('the people', () => {
  it('only its repair user accepts', async () => {
    const { id } = await inState(dispatched)
    expect(await call('workOrder/accept', { id }, 'admin')).toMatchObject({
      code: 409,
      data: { reason: 'workOrder.notYours' },
    })
    // For another repair user it is not there at all.
    expect(await call('workOrder/accept', { id }, 'repair2')).toMatchObject({ code: 404 })
  })

  it('neither who repaired nor who submitted audits', async () => {
    const same = { code: 409, data: { reason: 'audit.sameUser' } }
    for (const values of [{ repairUser: people.admin }, { submitUser: people.admin }]) {
      const { id } = await inState(toAudit)
      await server.db.updateTable('workOrder').set(values).where('id', '=', id).execute()
      expect(await call('alarmWorkOrder/audit', { id, pass: true }, 'admin')).toMatchObject(same)
      expect(await call('alarmWorkOrder/audit', { id, pass: false, note: 'x' }, 'admin')).toMatchObject(same)
      expect(await call('alarmWorkOrder/audit', { id, pass: true })).toMatchObject({ code: 0 })
    }
  })

  it('who repairs sees and steers the own work orders alone', async () => {
    const mine = await inState(dispatched)
    const waiting = await create()
    const { data } = await call<Page<WorkOrderRow>>('workOrder/page', { pageSize: 1_000 }, 'repair')
    expect(data.records.map(({ id }) => id)).toContain(mine.id)
    expect(data.records.filter(({ repairUser }) => repairUser !== people.repair)).toEqual([])
    expect(await call('workOrder/get', { id: waiting.id }, 'repair')).toMatchObject({ code: 404 })
    expect(await call('workOrder/steps', { id: waiting.id }, 'repair')).toMatchObject({ code: 404 })
    const body = { id: mine.id, reason: 'x', repairUser: people.repair2 }
    for (const name of ['dispatch', 'againDispatch', 'cancel'])
      expect(await call(`alarmWorkOrder/${name}`, body, 'repair'), name).toMatchObject({ code: 403 })
  })

  it('who is sent finds it in the notices, and nobody else does', async () => {
    const { id } = await create()
    await call('alarmWorkOrder/dispatch', { id, repairUser: people.repair2 })
    const told = async (who: Who) => {
      const { data } = await server.call<Page<Notice>>(
        'system-service/notice/page',
        {},
        { token: tokens[who] },
      )
      return data.records.find(({ record }) => record?.id === id)
    }
    expect(await told('repair2')).toMatchObject({
      title: '新工单：更换护栏',
      record: { page: 'workOrder', id },
      isRead: false,
    })
    expect([await told('repair'), await told('ops'), await told('admin')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const mine = (await told('repair2'))?.id
    const read = (who: Who) => server.call('system-service/notice/read', { id: mine }, { token: tokens[who] })
    expect((await read('admin')).code).toBe(404)
    expect((await read('repair2')).code).toBe(0)
  })

  it('nobody is sent who is at rest, twice, or without a reason', async () => {
    const { id } = await inState(dispatched)
    const again = (repairUser: number | undefined, reason = '休假') =>
      call('alarmWorkOrder/againDispatch', { id, repairUser, reason })
    expect(await again(people.repair)).toMatchObject({ data: { reason: 'workOrder.sameUser' } })
    expect(await again(people.ops)).toMatchObject({ data: { reason: 'workOrder.notOnDuty' } })
    expect(await again(people.repair2, ' ')).toMatchObject({ code: 400 })
  })
})

describe('what is submitted', () => {
  it('has a result and a picture of one’s own', async () => {
    const { id } = await inState(processing)
    const submit = (more: object) =>
      call('workOrder/submit', { id, result: '好了', resultPictures: [], ...more }, 'repair')
    expect(await submit({})).toMatchObject({ code: 400 })
    expect(await submit({ resultPictures: [await picture()], result: ' ' })).toMatchObject({ code: 400 })
    const foreign = await picture('ops')
    for (const url of [foreign, '/config-service/picture/none.png', 'https://elsewhere.example/a.png'])
      expect(await submit({ resultPictures: [url] })).toMatchObject({ data: { reason: 'workOrder.picture' } })
    const url = await picture()
    expect(await submit({ resultPictures: [url] })).toMatchObject({ code: 0 })
    const { data } = await call<WorkOrderDetail>('workOrder/get', { id })
    expect(data).toMatchObject({ resultPictures: [url], submitUser: people.repair, result: '好了' })
    const read = await server.app.inject({ method: 'GET', url, headers: { authorization: tokens.ops } })
    expect([read.statusCode, read.headers['content-type'], read.rawPayload]).toEqual([
      200,
      'image/png',
      png(8, 6),
    ])
  })

  it('is a picture', async () => {
    const send = (content: Buffer, who: Who = 'repair') =>
      upload<string>(server, 'operation-service/workOrder/uploadPicture', {
        name: 'a.jpg',
        content,
        token: tokens[who],
      })
    expect(await send(Buffer.from('<script>'))).toMatchObject({ code: 400 })
    expect(await send(jpeg)).toMatchObject({ code: 0, data: expect.stringMatching(/\.jpg$/) })
    expect(await send(jpeg, 'viewer')).toMatchObject({ code: 403 })
  })
})

describe('a work order that no alarm made', () => {
  it('waits, keeps the deadline it was given, and is changed until it is dispatched', async () => {
    const deadline = formatTimestamp(server.clock.now + 5 * HOUR)
    const body = { ...draft, stationId: station, deadline, pictures: [await picture('ops')] }
    const { data: order } = await call('workOrder/save', body)
    expect(order).toMatchObject({ state: toDispatch, no: expect.stringMatching(/^WO/), ...body })
    const { id, version } = order
    const { data: changed } = await call('workOrder/update', { ...body, id, version, title: '更换护栏两处' })
    expect(changed.title).toBe('更换护栏两处')
    expect(await call('workOrder/update', { ...body, id, version })).toMatchObject({
      data: { reason: 'record.stale' },
    })
    const sent = await call('alarmWorkOrder/dispatch', { id, repairUser: people.repair })
    expect(sent.data.deadline).toBe(deadline)
    expect(await call('workOrder/update', { ...body, id })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
  })

  it('has a deadline by its level once it is dispatched', async () => {
    const { id, level } = await create()
    const { data } = await call('alarmWorkOrder/dispatch', { id, repairUser: people.repair })
    expect(data.deadline).toBe(formatTimestamp(deadlineOf(level, server.clock.now)))
  })

  it('is none of an alarm, and its pile is at its station', async () => {
    expect(await call('workOrder/save', { ...draft, kind: 1, stationId: station })).toMatchObject({
      data: { reason: 'workOrder.ofAlarm' },
    })
    const { id: pileId } = await server.db
      .selectFrom('pile')
      .select('id')
      .where('sellerId', '=', SELLER)
      .where('stationId', '!=', station)
      .executeTakeFirstOrThrow()
    const elsewhere = await call('workOrder/save', { ...draft, stationId: station, pileId }, 'admin')
    expect(elsewhere).toMatchObject({ data: { reason: 'workOrder.pileElsewhere' } })
    expect(await call('workOrder/save', { ...draft, stationId: station }, 'viewer')).toMatchObject({
      code: 403,
    })
    expect(await call('workOrder/save', { ...draft, stationId: station }, 'riverside')).toMatchObject({
      code: 404,
    })
  })
})

it('many are dispatched at once, each with its result', async () => {
  const [first, second, sent] = [await create(), await create(), await inState(processing)]
  const ids = [first.id, second.id, sent.id, 999]
  const { data } = await call<object>('alarmWorkOrder/batchDispatch', { ids, repairUser: people.repair2 })
  expect(data).toEqual({
    done: [first.id, second.id],
    refused: [
      { id: 999, reason: 'record.notFound' },
      { id: sent.id, reason: 'transition.notAllowed' },
    ],
  })
})

describe('its alarm', () => {
  let alarm: { id: number }
  const handling = async () =>
    await server.db
      .selectFrom('alarm')
      .select(['handling', 'handleNote'])
      .where('id', '=', alarm.id)
      .executeTakeFirstOrThrow()
  beforeEach(async () => {
    alarm = await server.db
      .updateTable('alarm')
      .set({ handling: alarmHandling.code.processing })
      .where('id', '=', (from) =>
        from
          .selectFrom('alarm')
          .select('id')
          .where('sellerId', '=', SELLER)
          .where('gunId', 'is not', null)
          .where('stationId', '=', station)
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  })

  it('is closed when the work is audited, with what was done', async () => {
    const { id } = await inState(toAudit, { alarmId: alarm.id })
    expect(await call('alarmWorkOrder/audit', { id, pass: true })).toMatchObject({ code: 0 })
    expect(await handling()).toEqual({ handling: alarmHandling.code.handled, handleNote: '已更换' })
  })

  it('stays in hands while the work is rejected, and waits again when it is cancelled', async () => {
    const { id } = await inState(toAudit, { alarmId: alarm.id })
    await call('alarmWorkOrder/audit', { id, pass: false, note: 'x' })
    expect((await handling()).handling).toBe(alarmHandling.code.processing)
    const other = await inState(dispatched, { alarmId: alarm.id })
    await call('alarmWorkOrder/cancel', { id: other.id, reason: 'x' })
    expect((await handling()).handling).toBe(alarmHandling.code.pending)
  })

  it('is read with its order also by who may not read alarms', async () => {
    const { id } = await inState(dispatched, { alarmId: alarm.id })
    const { data } = await call<WorkOrderDetail>('workOrder/get', { id }, 'repair')
    expect(data.alarm).toMatchObject({ id: alarm.id, code: expect.any(String) })
    expect(await call('alarm/get', { id: alarm.id }, 'repair')).toMatchObject({ code: 403 })
  })
})

it('finds what is overdue, and counts each state with it', async () => {
  const { id } = await inState(processing)
  await server.db
    .updateTable('workOrder')
    .set({ deadline: server.clock.now - HOUR })
    .where('id', '=', id)
    .execute()
  const all = (filter: object) => call<Page<WorkOrderRow>>('workOrder/page', { pageSize: 1_000, ...filter })
  const { data: late } = await all({ overdue: '1' })
  const now = formatTimestamp(server.clock.now)
  expect(late.records.map((row) => row.id)).toContain(id)
  expect(late.records.filter(({ deadline }) => deadline === null || deadline >= now)).toEqual([])
  const { data: inTime } = await all({ overdue: '2' })
  expect(late.total + inTime.total).toBe((await all({})).data.total)
  const { data: stat } = await call<{ count: number; overdue: number }[]>('workOrder/stat', { state: '1' })
  expect(stat.reduce((sum, { count }) => sum + count, 0)).toBe((await all({})).data.total)
  expect(stat.reduce((sum, { overdue }) => sum + overdue, 0)).toBe(late.total)
})
