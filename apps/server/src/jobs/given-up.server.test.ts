import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../database/database.ts'
import { findExports } from '../foundation/find-exports.ts'
import { setUpApp } from '../testing/set-up.ts'
import { PUBLIC_URL } from '../testing/test-app.ts'
import type { JobKind } from './job-kind.ts'
import { startJobs } from './jobs.ts'

vi.setConfig({ testTimeout: 60_000 })

/* The server beside has no workers: each test sends its own work and has it given up. */
const server = setUpApp()
const kinds = await findExports<JobKind<object>>('job', 'job')
const closing = kinds.filter(({ givenUp }) => givenUp)

const SELLER = 10_001
const SCOPE = { sellerId: SELLER, stationIds: null, groupIds: null }
let userId = 0
let nextId = 8_000_000_000_000_000

beforeAll(async () => {
  const user = await server.db
    .selectFrom('accountUser')
    .select('id')
    .where('sellerId', '=', SELLER)
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow()
  userId = user.id
})
afterEach(() => {
  vi.restoreAllMocks()
})

const standard = () => ({
  ...{ id: ++nextId, sellerId: SELLER, createTime: server.clock.now, updateTime: server.clock.now },
  ...{ createUser: userId, updateUser: userId },
})

interface Open {
  /** What the work is sent with. */
  data: object
  /** What stands in the record that waited for it. */
  record(): Promise<object | undefined>
}

/** A record of each kind of work, as it is while the work waits, and what must stand in it when that is given up. */
const records: Record<string, { open(): Promise<Open>; closed: object }> = {
  import: {
    open: async () => {
      const file = { fileName: 'a.xlsx', template: importTemplate.code.pile, language: 'en' } as const
      const own = standard()
      await server.db
        .insertInto('importFile')
        .values({ ...own, ...file, fileState: 1, total: 7, uploadSuccess: 3, uploadFail: 1, userName: 'x' })
        .execute()
      return {
        data: { id: own.id, sellerId: SELLER, scope: SCOPE, userId, ip: '', requestId: '' },
        record: async () => {
          const { rows } = await sql<object>`select file_state, upload_success, upload_fail, r.content
            from import_file f join import_row r on r.import_id = f.id and r.seller_id = f.seller_id
            where f.id = ${own.id}`.execute(server.db)
          return rows[0]
        },
      }
    },
    closed: {
      fileState: 3,
      uploadSuccess: 3,
      uploadFail: 4,
      content:
        'the import stopped because of a fault of the server: rows that were saved stay; import the others again',
    },
  },
  export: {
    open: async () => {
      const own = standard()
      const file = { fileName: 'a.xlsx', reportKey: 'station', params: '{}', fileState: 1 } as const
      await server.db
        .insertInto('exportFile')
        .values({ ...own, ...file, rows: null, requestHash: null, userName: 'x' })
        .execute()
      return {
        data: { id: own.id, reportKey: 'station', language: 'en', scope: SCOPE, userId },
        record: () =>
          server.db
            .selectFrom('exportFile')
            .select(['fileState', 'failure'])
            .where('id', '=', own.id)
            .executeTakeFirst(),
      }
    },
    closed: { fileState: 3, failure: 'file' },
  },
  timingRun: {
    open: async () => {
      const key = { sellerId: SELLER, id: ++nextId }
      const run = { timingId: 1, name: 'x', startDate: `2026-01-${String(nextId % 28).padStart(2, '0')}` }
      await server.db
        .insertInto('timingItem')
        .values({ ...key, ...run, runTime: server.clock.now, state: 1 })
        .execute()
      return {
        data: key,
        record: () =>
          server.db
            .selectFrom('timingItem')
            .select(['state', 'failure'])
            .where('id', '=', key.id)
            .executeTakeFirst(),
      }
    },
    closed: { state: 3, failure: 'file' },
  },
  timingMailed: {
    open: async () => {
      const key = { sellerId: SELLER, id: ++nextId }
      await server.db
        .insertInto('outgoingMessage')
        .values({
          ...key,
          ...{ kind: 'mail', recipients: ['a@b.cn'], subject: 's', body: '', attachments: '[]', state: 3 },
          ...{ lastError: '550', createTime: server.clock.now, sentTime: null },
        })
        .execute()
      const run = { timingId: 2, name: 'x', startDate: `2026-02-${String(nextId % 28).padStart(2, '0')}` }
      await server.db
        .insertInto('timingItem')
        .values({
          ...run,
          sellerId: SELLER,
          id: ++nextId,
          runTime: server.clock.now,
          state: 2,
          mailId: key.id,
        })
        .execute()
      return {
        data: key,
        record: () =>
          server.db
            .selectFrom('timingItem')
            .select(['state', 'failure', 'refused'])
            .where('mailId', '=', key.id)
            .executeTakeFirst(),
      }
    },
    closed: { state: 3, failure: 'mail', refused: [{ to: 'a@b.cn', reason: '550' }] },
  },
  timedRun: {
    open: async () => {
      const key = { sellerId: SELLER, id: ++nextId }
      const task = await server.db.selectFrom('timedTask').select('id').executeTakeFirst()
      const run = { taskId: task?.id ?? 1, origin: 1, state: 1, plannedTime: nextId } as const
      await server.db
        .insertInto('timedTaskRun')
        .values({ ...key, ...run, startTime: null, endTime: null, results: '[]' })
        .execute()
      return {
        data: key,
        record: () =>
          server.db
            .selectFrom('timedTaskRun')
            .select(['state', 'results'])
            .where('id', '=', key.id)
            .executeTakeFirst(),
      }
    },
    closed: { state: 4, results: [expect.objectContaining({ isDone: false, reason: 'run.failed' })] },
  },
  messagePush: {
    open: async () => {
      const id = server.platform.newId()
      const frame = { direction: 2, frameType: null, action: null, messageId: null, pairId: null, raw: '{}' }
      const none = { latencyMs: null, schemaError: null, pileCode: '', protocol: 1, stationId: 1, pileId: 1 }
      await server.db
        .insertInto('message')
        .values({ ...frame, ...none, id, sellerId: SELLER, ts: server.clock.now })
        .execute()
      const own = server.db.updateTable('message').where('id', '=', id)
      await own.set({ pushStatus: pushStatus.code.rePushing, pushTarget: 'http://127.0.0.1:1/' }).execute()
      return {
        data: { sellerId: SELLER, id },
        record: () =>
          server.db
            .selectFrom('message')
            .select(['pushStatus', 'pushMessage'])
            .where('id', '=', id)
            .executeTakeFirst(),
      }
    },
    closed: { pushStatus: pushStatus.code.failed, pushMessage: expect.stringMatching(/disk full|timeout/) },
  },
  channelCall: {
    open: async () => {
      const own = standard()
      await server.db
        .insertInto('paymentOrder')
        .values({
          ...own,
          ...{ requestNo: `recharge:${own.id}:1`, channel: 1, kind: 1, bizId: own.id, amountFen: 100 },
          ...{ answeredFen: null, state: 2, channelNo: null, costMs: null, message: null },
          ...{ sentTime: 1, answerTime: null },
        } as never)
        .execute()
      return {
        data: { sellerId: SELLER, id: own.id },
        record: () =>
          server.db.selectFrom('paymentOrder').select('state').where('id', '=', own.id).executeTakeFirst(),
      }
    },
    // Whether it was paid is not known: it stays open as "no answer" and is asked for again.
    closed: { state: 5 },
  },
  delivery: messageOf('mail'),
  smsDelivery: messageOf('sms'),
}

function messageOf(kind: 'mail' | 'sms') {
  return {
    open: async () => {
      const key = { sellerId: SELLER, id: ++nextId }
      await server.db
        .insertInto('outgoingMessage')
        .values({
          ...key,
          ...{ kind, recipients: ['a@b.cn'], subject: 's', body: 'b', attachments: '[]', state: 1 },
          ...{ lastError: null, createTime: server.clock.now, sentTime: null },
        })
        .execute()
      return {
        data: key,
        record: () =>
          server.db
            .selectFrom('outgoingMessage')
            .select(['state', 'body', 'lastError'])
            .where('id', '=', key.id)
            .executeTakeFirst(),
      }
    },
    closed: { state: 3, body: '', lastError: expect.stringMatching(/disk full|timeout/) },
  }
}

let end = (): Promise<void> => Promise.resolve()
afterEach(() => end())

/** Real background work for one test, on a connection of its own. */
async function working() {
  const own = connect(server.connection, { poolSize: 3 })
  const common = { logger: pino({ level: 'silent' }), publicUrl: PUBLIC_URL, gateways: {} }
  const jobs = await startJobs(server.platform, { ...common, pool: own.pool, listener: server.listener })
  end = async () => {
    await jobs.stop()
    await own.close()
  }
  return jobs
}

it('every kind of work that is sent says what becomes of its record, and has a case here', () => {
  expect(kinds.filter(({ cron, givenUp }) => !cron && !givenUp).map(({ name }) => name)).toEqual([])
  expect(closing.map(({ name }) => name).toSorted()).toEqual(Object.keys(records).toSorted())
})

type Jobs = Awaited<ReturnType<typeof working>>

/** Sends work of every kind that has a record, and gives what must come of the records, by kind. */
async function sendAll(jobs: Jobs, as: RawBuilder<unknown>) {
  const sent = new Map<string, Open>()
  for (const kind of closing) {
    const open = await (records[kind.name] as (typeof records)[string]).open()
    await jobs.send(server.db, kind, open.data)
    await sql`update jobs.job set ${as} where name = ${kind.name} and state = 'created'`.execute(server.db)
    sent.set(kind.name, open)
  }
  const left = async () =>
    Object.fromEntries(await Promise.all([...sent].map(async ([name, { record }]) => [name, await record()])))
  return { left, sent: [...sent.values()].map(({ data }) => data) }
}

const allClosed = Object.fromEntries(Object.entries(records).map(([name, { closed }]) => [name, closed]))
const soon = { timeout: 40_000, interval: 100 }

it('the last try that fails closes the record with a reason, whatever kind of work it was', async () => {
  const jobs = await working()
  const { left } = await sendAll(jobs, sql`retry_limit = 0`)
  for (const kind of closing) vi.spyOn(kind, 'run').mockRejectedValue(new Error('disk full'))
  await jobs.work()
  await vi.waitFor(async () => expect(await left()).toEqual(allClosed), soon)
})

it('a process that is killed in the last try leaves no record open', async () => {
  const jobs = await working()
  // As a killed process leaves it: claimed a while ago, silent since then.
  const { left, sent } = await sendAll(
    jobs,
    sql`retry_limit = 0, state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute'`,
  )
  const runs = closing.map((kind) => vi.spyOn(kind, 'run'))
  await jobs.work()
  await vi.waitFor(async () => expect(await left()).toEqual(allClosed), soon)
  const calls = runs.flatMap((run) => run.mock.calls.map(([data]) => data))
  // Other work may come by the clock; none of this is tried once more.
  for (const data of sent) expect(calls).not.toContainEqual(data)
})

it.each(closing.map(({ name }) => name))(
  'what has ended is left alone when its %s is given up',
  async (name) => {
    const { data, record } = await (records[name] as (typeof records)[string]).open()
    const givenUp = () =>
      closing.find((kind) => kind.name === name)?.givenUp?.(data, 'disk full', server.tools)
    await givenUp()
    const once = await record()
    await givenUp()
    expect(await record()).toEqual(once)
    expect(once).toEqual(records[name]?.closed)
  },
)
