import type { ExportTiming, TimingItem, TimingRow } from '@ampdeck/api/config/export-timing'
import { DAY, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Refused } from '../../gateways/gateway.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { job as timingDueJob } from './timing-due.job.ts'
import { job as timingRunJob } from './timing-run.job.ts'

const DONE = 2
const FAILED = 3
const SIX_TOMORROW = parseTimestamp('2026-07-02 06:00:00')

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = TEST_NOW
  for (const table of ['exportTiming', 'timingItem', 'outgoingMessage'] as const)
    await server.db.deleteFrom(table).execute()
  token = await server.login('admin')
})

const draft = {
  name: 'stationList',
  isPush: 1,
  startDate: '2026-07-01',
  timingCycle: 1,
  exportParams: '{"status":"1"}',
  exportUrl: '/config-service/station/export',
  emailList: [{ email: 'ops@skyline.cn' }, { email: 'boss@skyline.cn' }],
}

const ask = <Data>(name: string, body: object, as = token, headers = {}) =>
  server.call<Data>(`config-service/exportTimingManagement/${name}`, body, { token: as, headers })
const save = (change: object = {}, as = token, headers = {}) =>
  ask<ExportTiming>('updateOrSave', { ...draft, ...change }, as, headers)
const pages = async (as = token, request = {}) =>
  (await ask<{ records: TimingRow[]; total: number }>('pages', request, as)).data
const items = async ({ id }: { id: number }, as = token) =>
  (await ask<{ records: TimingItem[] }>('items', { id }, as)).data.records
const clockStrikes = () => timingDueJob.run({}, server.tools)
/** Moves the clock, which ends every session for being idle, and logs in again. */
async function itIs(time: number): Promise<void> {
  server.clock.now = time
  token = await server.login('admin')
}

interface Mail {
  to: string
  subject: string
  text: string
  attachments: { fileName: string; url: string }[]
}
async function mails(): Promise<Mail[]> {
  return (await server.app.inject({ method: 'GET', url: '/outbox' })).json().messages
}

/** The runs of a timing when none is under way. */
const finished = (timing: { id: number }, as = token) =>
  vi.waitFor(
    async () => {
      const runs = await items(timing, as)
      if (runs.length === 0 || runs.some(({ state }) => state === 1)) throw new Error('under way')
      return runs
    },
    { timeout: 30_000, interval: 100 },
  )

describe('a timing (spec 7.38)', () => {
  it('is saved, found by its name, changed, and deleted (spec 3.11, 7.39, 7.40, 7.41, domain LC 22)', async () => {
    expect((await ask('getByName', { name: 'stationList' })).data).toBeNull()
    const { code, data } = await save()
    expect(code).toBe(0)
    expect(data).toMatchObject({ ...draft, nextDate: '2026-07-02' })
    expect((await ask('getByName', { name: 'stationList' })).data).toEqual(data)

    const changed = await save({ id: data.id, version: data.version, timingCycle: 7 })
    expect(changed.data).toMatchObject({ id: data.id, timingCycle: 7, nextDate: '2026-07-08' })
    expect(await pages()).toMatchObject({
      total: 1,
      records: [{ name: 'stationList', nextTime: '2026-07-08 06:00:00', last: null }],
    })

    expect((await ask('delete', { id: data.id })).code).toBe(0)
    expect((await ask('getByName', { name: 'stationList' })).data).toBeNull()
    expect((await pages()).total).toBe(0)
  })

  it('is one for each report: the same name replaces it', async () => {
    const { data: first } = await save()
    const { data: second } = await save({ timingCycle: 30 })
    expect(second).toMatchObject({ id: first.id, timingCycle: 30, nextDate: '2026-07-31' })
    expect((await pages()).total).toBe(1)
  })

  it('is one for each report, also where it is saved twice at once', async () => {
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.some(({ code }) => code === 0)).toBe(true)
    for (const { code } of answers) expect([0, 409]).toContain(code)
    expect((await pages()).total).toBe(1)
  })

  it('is not overwritten by somebody who has an old version of it', async () => {
    const { data } = await save()
    await save({ id: data.id, timingCycle: 7 })
    expect(await save({ id: data.id, version: data.version })).toMatchObject({
      code: 409,
      data: { reason: 'record.stale' },
    })
  })

  it('is its owner’s alone', async () => {
    const { data } = await save()
    for (const other of [await server.login('ops'), await server.login('admin', '10002')]) {
      expect((await pages(other)).total).toBe(0)
      expect((await ask('getByName', { name: 'stationList' }, other)).data).toBeNull()
      for (const name of ['delete', 'items']) expect((await ask(name, { id: data.id }, other)).code).toBe(404)
      expect((await save({ id: data.id }, other)).code).toBe(404)
    }
    expect((await ask('getByName', { name: 'stationList' })).data).toEqual(data)
  })

  it('is listed page by page with name and start, the next to run first (spec 3.10)', async () => {
    await save({ name: 'later', timingCycle: 30 })
    await save({ name: 'sooner' })
    await save({ name: 'between', timingCycle: 7 })
    const { records, total } = await pages(token, { current: 1, pageSize: 2 })
    expect([records.map(({ name }) => name), total]).toEqual([['sooner', 'between'], 3])
    expect(records[0]).toMatchObject({ name: 'sooner', startDate: draft.startDate })
    expect((await pages(token, { current: 2, pageSize: 2 })).records.map(({ name }) => name)).toEqual([
      'later',
    ])
  })

  it.each([
    ['a start before today (spec 5.55)', { startDate: '2026-06-30' }, 'startDate: timing.startDatePast'],
    ['no start', { startDate: '' }, 'startDate: date.format'],
    [
      'an address that is none (spec 5.56)',
      { emailList: [{ email: 'ops@' }] },
      'emailList.0.email: timing.email',
    ],
    ['a blank address', { emailList: [{ email: '' }] }, 'emailList.0.email: timing.email'],
    ['a push to nobody (spec 5.58)', { emailList: [] }, 'emailList: timing.incomplete'],
    [
      'more than ten addresses (spec 5.57, 9.15)',
      { emailList: Array.from({ length: 11 }, (_, index) => ({ email: `a${index}@b.cn` })) },
      'emailList: timing.emailCount',
    ],
    ['a cycle that is none of 1, 7 and 30', { timingCycle: 14 }, 'timingCycle: '],
    ['a report that is none', { exportUrl: '/system-service/user/login' }, 'exportUrl: timing.report'],
    [
      'a filter that the report does not take',
      { exportParams: '{"status":"x"}' },
      'exportParams: timing.params',
    ],
    ['a filter that is no filter', { exportParams: '{"status"' }, 'exportParams: timing.params'],
    ['no name', { name: ' ' }, 'name: '],
  ])('refuses %s', async (_what, change, issue) => {
    const { code, data } = await ask<{ issues: { path: (string | number)[]; message: string }[] }>(
      'updateOrSave',
      { ...draft, ...change },
    )
    expect(code).toBe(400)
    const issues = data.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(issues.some((text) => text.startsWith(issue))).toBe(true)
  })

  it('takes today by the clock of the server, in UTC+8', async () => {
    await itIs(parseTimestamp('2026-07-01 23:59:59'))
    expect((await save({ startDate: '2026-07-01' })).code).toBe(0)
    await itIs(parseTimestamp('2026-07-02 00:00:00'))
    expect((await save({ name: 'another', startDate: '2026-07-01' })).code).toBe(400)
    // What has begun goes on, whatever else of it is changed.
    expect((await save({ startDate: '2026-07-01', emailList: [{ email: 'new@skyline.cn' }] })).code).toBe(0)
  })

  it('needs the right to the export itself', async () => {
    expect((await save({}, await server.login('viewer'))).code).toBe(403)
  })

  it('needs no address without push, and keeps no blank one', async () => {
    const { data } = await save({ isPush: 0, emailList: [{ email: '' }] })
    expect(data).toMatchObject({ isPush: 0, emailList: [] })
  })

  it('is one of a hundred at most', async () => {
    for (let number = 1; number <= 100; number += 1) await save({ name: `Report ${number}` })
    expect(await save({ name: 'One more' })).toMatchObject({ code: 409, data: { reason: 'limit.exceeded' } })
  })
})

describe('a run', () => {
  it('comes at six, not earlier, with the file and its link by mail', async () => {
    const { data: timing } = await save()
    await itIs(SIX_TOMORROW - HOUR)
    await clockStrikes()
    expect(await items(timing)).toEqual([])

    await itIs(SIX_TOMORROW)
    await clockStrikes()
    const [run] = await finished(timing)
    expect(run).toMatchObject({
      name: 'stationList',
      startDate: '2026-07-02',
      runTime: '2026-07-02 06:00:00',
      state: DONE,
      failure: null,
    })
    expect(await pages()).toMatchObject({
      records: [{ nextTime: '2026-07-03 06:00:00', last: { id: run?.id, state: DONE } }],
    })

    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ops@skyline.cn, boss@skyline.cn',
      subject: 'Skyline Charging: Station list, 2026-07-02',
    })
    const file = await server.app.inject({ method: 'GET', url: mail?.attachments[0]?.url ?? '' })
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const link =
      mail?.text
        .split('\n')
        .find((line) => line.includes(PUBLIC_URL))
        ?.split(PUBLIC_URL)[1] ?? ''
    const linked = await server.app.inject({ method: 'GET', url: link })
    expect(linked.statusCode).toBe(200)
    expect(linked.rawPayload.equals(file.rawPayload)).toBe(true)
  })

  it.each([
    [
      'for one of two',
      async () => [{ to: 'boss@skyline.cn', reason: '550 no such mailbox', isFinal: true }],
      { state: DONE, failure: null, refused: [{ to: 'boss@skyline.cn', reason: '550 no such mailbox' }] },
    ],
    [
      'for all',
      async () => {
        throw new Refused('554 not wanted')
      },
      {
        state: FAILED,
        failure: 'mail',
        refused: [
          { to: 'ops@skyline.cn', reason: '554 not wanted' },
          { to: 'boss@skyline.cn', reason: '554 not wanted' },
        ],
      },
    ],
  ])('says %s whose mail the mail server refuses, and why', async (_whom, send, expected) => {
    const own = await createTestApp({ jobs: true, gateways: { mail: { send } } })
    onTestFinished(() => own.close())
    const call = async <Data>(name: string, body: object) =>
      (
        await own.call<Data>(`config-service/exportTimingManagement/${name}`, body, {
          token: await own.login('admin'),
        })
      ).data
    const { id } = await call<ExportTiming>('updateOrSave', draft)
    own.clock.now = SIX_TOMORROW
    await timingDueJob.run({}, own.tools)
    await vi.waitFor(
      async () =>
        expect((await call<{ records: TimingItem[] }>('items', { id })).records).toEqual([
          expect.objectContaining(expected),
        ]),
      { timeout: 40_000, interval: 200 },
    )
  })

  it('is written in the language in which it was saved', async () => {
    const { data: timing } = await save({}, token, { 'accept-language': 'zh-CN' })
    await itIs(SIX_TOMORROW)
    await clockStrikes()
    await finished(timing)
    const [mail] = await mails()
    expect(mail?.subject).toBe('天际充电：场站列表，2026-07-02')
    expect(mail?.text).toContain('文件见附件')
  })

  it('is one, also where several processes strike at once and again', async () => {
    const { data: timing } = await save()
    await itIs(SIX_TOMORROW)
    await Promise.all([clockStrikes(), clockStrikes(), clockStrikes()])
    await clockStrikes()
    expect(await finished(timing)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is mailed once, also where its job is done twice', async () => {
    const { data: timing } = await save()
    await itIs(SIX_TOMORROW)
    // As after a restart in the middle: the run is noted, and nobody knows how far it came.
    await clockStrikes()
    const [run] = await items(timing)
    const again = () => timingRunJob.run({ sellerId: 10_001, id: run?.id ?? 0 }, server.tools)
    await Promise.all([again(), again()])
    await finished(timing)
    expect(await mails()).toHaveLength(1)
  })

  it('makes up once for the days on which no server ran', async () => {
    const { data: timing } = await save()
    await itIs(SIX_TOMORROW + 10 * DAY + HOUR)
    await clockStrikes()
    expect((await finished(timing)).map(({ startDate }) => startDate)).toEqual(['2026-07-12'])
    expect((await pages()).records[0]?.nextTime).toBe('2026-07-13 06:00:00')
    expect(await mails()).toHaveLength(1)
  })

  it('of a natural month reports the month before (domain LC 22)', async () => {
    const { data: timing } = await save({
      name: 'chargeOrder',
      exportUrl: '/api/bill-service/bill/export',
      exportParams: '',
      timingCycle: 30,
    })
    await itIs(parseTimestamp('2026-07-31 06:00:00'))
    await clockStrikes()
    const [run] = await finished(timing)
    expect(run).toMatchObject({ state: DONE, startDate: '2026-07-31' })
    const [mail] = await mails()
    expect(mail?.text).toContain('Period: 2026-06-01 to 2026-06-30')
    const { data: june } = await server.call<{ total: number }>(
      'bill-service/bill/page',
      { startTimeFrom: '2026-06-01', startTimeTo: '2026-06-30' },
      { token },
    )
    expect(mail?.text).toContain(`Rows: ${june.total}`)
    expect((await pages()).records[0]?.nextTime).toBe('2026-08-31 06:00:00')
  })

  it('without push makes the file and mails nothing', async () => {
    const { data: timing } = await save({ isPush: 0, emailList: [] })
    await itIs(SIX_TOMORROW)
    await clockStrikes()
    const [run] = await finished(timing)
    expect(run).toMatchObject({ state: DONE, exportFileId: expect.any(Number) })
    expect(await mails()).toEqual([])
  })

  it('of a timing that is deleted does not come', async () => {
    const { data: timing } = await save()
    await ask('delete', { id: timing.id })
    await itIs(SIX_TOMORROW)
    await clockStrikes()
    expect(await server.db.selectFrom('timingItem').selectAll().execute()).toEqual([])
  })
})

describe('the right of the owner', () => {
  let ops: string
  beforeEach(async () => {
    ops = await server.login('ops')
  })

  interface Change {
    state?: number
    roleIds?: number[]
    stationIds?: number[]
  }

  /** Changes the user `ops`, and puts everything back afterwards. */
  async function withOps(change: Change, work: () => Promise<void>) {
    const of = { account: 'ops', sellerId: 10_001 }
    const user = await server.db
      .selectFrom('accountUser')
      .select(['state', 'roleIds', 'stationIds'])
      .where('account', '=', of.account)
      .where('sellerId', '=', of.sellerId)
      .executeTakeFirstOrThrow()
    const set = (values: Change) =>
      server.db
        .updateTable('accountUser')
        .set(values)
        .where('account', '=', of.account)
        .where('sellerId', '=', of.sellerId)
        .execute()
    await set(change)
    try {
      await work()
    } finally {
      await set(user)
    }
  }

  it.each([
    ['lost since then', { roleIds: [] }, 'right'],
    ['gone with a user who is disabled', { state: 2 }, 'owner'],
  ])('%s: the run is shown as failed, and nothing is mailed', async (_what, change, failure) => {
    const { data: timing } = await save({}, ops)
    await itIs(SIX_TOMORROW)
    await withOps(change, async () => {
      await clockStrikes()
      await vi.waitFor(
        async () =>
          expect(await server.db.selectFrom('timingItem').selectAll().execute()).toMatchObject([
            { state: FAILED, failure, exportFileId: null },
          ]),
        { timeout: 20_000, interval: 100 },
      )
    })
    expect(await mails()).toEqual([])
    const [row] = (await pages(await server.login('ops'))).records
    expect(row).toMatchObject({ id: timing.id, last: { state: FAILED, failure } })
  })

  it('cuts the file to what the owner may see on that day', async () => {
    const { data: timing } = await save({ exportParams: '' }, ops)
    await itIs(SIX_TOMORROW)
    await clockStrikes()
    await finished(timing, await server.login('ops'))
    const [mail] = await mails()
    expect(mail?.text).toContain('Rows: 8')
  })

  it('ends the links of the mails with it', async () => {
    const { data: timing } = await save({}, ops)
    await itIs(SIX_TOMORROW)
    await clockStrikes()
    await finished(timing, await server.login('ops'))
    const [mail] = await mails()
    const url = /\/config-service\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const status = async (address: string) =>
      (await server.app.inject({ method: 'GET', url: address })).json<{ code: number }>().code
    await withOps({ state: 2 }, async () => expect(await status(url)).toBe(404))
    const { id: unseen } = await server.db
      .selectFrom('station')
      .where('sellerId', '=', 10_001)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await withOps({ stationIds: [unseen] }, async () => expect(await status(url)).toBe(404))
    expect((await server.app.inject({ method: 'GET', url })).headers['content-disposition']).toContain(
      '.xlsx',
    )
    expect(await status(`${url}x`)).toBe(404)
    expect(await status('/config-service/exportTimingManagement/file')).toBe(404)
    expect(await status('/config-service/exportTimingManagement/file?ticket=a&ticket=b')).toBe(404)
  })
})
