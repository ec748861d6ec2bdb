import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runningEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { findPostmaster } from './database/embedded/postmaster-file.ts'
import { serverProcesses } from './testing/spawn-server.ts'
import { PASSWORD } from './testing/test-app.ts'
import { rawPile } from './testing/test-gateway.ts'

/* A whole server on the embedded database, whose connections are cut and whose PostgreSQL is killed. */

let processes: Awaited<ReturnType<typeof serverProcesses>>
let server: ReturnType<typeof processes.start>
let token: string
let codes: string[]
let stationId: number
const LOG_IN = {
  sellerNumber: '10001',
  credentials: { account: 'admin', password: PASSWORD },
  smsCaptchaPass: false,
}
const PATIENT = { timeout: 60_000, interval: 20 }

beforeAll(async () => {
  processes = await serverProcesses()
  server = processes.start({ AMPDECK_SCALE: '0.01', AMPDECK_SIMULATOR: '0', LOG_LEVEL: 'fatal' })
  await server.says('Accounts: admin')
  const answer = await call('system-service/user/login', LOG_IN)
  token = (answer.data as { token: string }).token
  codes = (await query<{ code: string }>('select code from pile where seller_id = 10001')).map(
    ({ code }) => code,
  )
  const [station] = await query<{ id: string }>('select id from station where seller_id = 10001 limit 1')
  stationId = Number(station?.id)
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await processes.close()
})

interface Answer {
  status: number
  retryAfter: string | null
  code: number
  msg: string
  data: unknown
}

async function call(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${server.url()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers },
    body: JSON.stringify(body),
  })
  const { status } = response
  const retryAfter = response.headers.get('retry-after')
  return { status, retryAfter, ...((await response.json()) as Pick<Answer, 'code' | 'msg' | 'data'>) }
}

/** Asks the server's own database, beside it. */
async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const connection = await runningEmbeddedPostgres(join(processes.folder, 'data'))
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const readiness = async () => (await fetch(`${server.url()}/readyz`)).status
const isReady = () => vi.waitFor(async () => expect(await readiness()).toBe(200), PATIENT)

/** A pile that is connected and known to be. */
async function connectedPile() {
  const code = codes.pop() ?? ''
  const pile = await rawPile(`${server.url().replace('http', 'ws')}/ocpp`, code, 'ocpp1.6')
  const rowOf = async () => {
    const found = await query<{ process: number; online: number; firmware: string }>(
      `select process, online, firmware_status as firmware from charge_point c join pile p on p.id = c.pile_id
        where p.code = $1`,
      [code],
    )
    return found[0]
  }
  await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ online: 1 }), PATIENT)
  return { ...pile, rowOf }
}

/** What the server has answered; it also asks, as for the limits that a pile has missed. */
const answersTo = ({ received }: { received: unknown[][] }) => received.filter(([type]) => type === 3)

const report = (id: string, status: string) =>
  JSON.stringify([2, id, 'FirmwareStatusNotification', { status }])

/** Adds a station group: a write with an audit entry. Asks again with the same key until it is answered. */
async function write(name: string): Promise<Answer> {
  const body = { name, stationIds: [stationId] }
  const headers = { 'idempotency-key': `group ${name}` }
  for (;;) {
    const answer = await call('config-service/stationGroup/save', body, headers).catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    await pause(20)
  }
}

it('a connection of the pool that is cut costs nobody more than the call that had it', async () => {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ampdeck' and pid <> pg_backend_pid()`,
  )
  await isReady()
  expect(await write('cut')).toMatchObject({ code: 0 })
})

it('a lost process number: the piles stay connected, and records are numbered again soon', async () => {
  const pile = await connectedPile()
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ampdeck process number'`,
  )
  await isReady()
  expect(await write('number')).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect(await pile.rowOf()).toMatchObject({ process: 0, online: 1 }), PATIENT)
  expect(await pile.say([2, '1', 'Heartbeat', {}])).toMatchObject([3, '1', {}])
  pile.close()
})

it('kill -9 of one backend, which makes PostgreSQL cut all: back by itself, with what piles reported meanwhile', async () => {
  const pile = await connectedPile()
  const [backend] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'ampdeck' limit 1`,
  )
  process.kill(backend?.pid ?? 0, 'SIGKILL')
  pile.send(report('1', 'Downloading'))
  await vi.waitFor(() => expect(answersTo(pile)).toEqual([[3, '1', {}]]), PATIENT)
  await isReady()
  expect(await pile.rowOf()).toMatchObject({ online: 1, firmware: 'Downloading' })
  expect(await write('backend')).toMatchObject({ code: 0 })
  pile.close()
})

it('a frozen database holds no call longer than its time-out, and what was asked meanwhile is done once', async () => {
  const backends = await query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'ampdeck%'`,
  )
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of backends) process.kill(pid, name)
  }
  const begun = performance.now()
  signal('SIGSTOP')
  try {
    expect(await readiness()).toBe(503)
    expect(await call('system-service/user/login', LOG_IN)).toMatchObject({ status: 503, code: 500 })
    expect(performance.now() - begun).toBeLessThan(TIMEOUTS.short + 10_000)
  } finally {
    signal('SIGCONT')
  }
  await isReady()
  expect(await write('frozen')).toMatchObject({ code: 0 })
}, 90_000)

describe('kill -9 of PostgreSQL', () => {
  const kill = async () => {
    const postmaster = await findPostmaster(join(processes.folder, 'data', 'postgres'))
    process.kill(postmaster?.pid ?? 0, 'SIGKILL')
  }

  it('is answered in words while it is away, and started again by the server', async () => {
    const pile = await connectedPile()
    await kill()
    const away = await vi.waitFor(async () => {
      const answer = await call('config-service/station/page')
      expect(answer.status).toBe(503)
      return answer
    }, PATIENT)
    expect(away).toEqual({
      status: 503,
      retryAfter: '2',
      code: 500,
      msg: 'The server cannot reach its database at this moment, please try again',
      data: null,
    })
    const chinese = await call('config-service/station/page', {}, { 'accept-language': 'zh-CN' })
    if (chinese.status === 503) expect(chinese.msg).toBe('服务器暂时无法连接数据库，请稍后重试')
    pile.send(report('1', 'Downloaded'))
    pile.send(report('2', 'Installing'))
    pile.send(JSON.stringify([2, '3', 'Heartbeat', {}]))
    // A heartbeat needs no database; the reports wait for it, and are answered in their order.
    await vi.waitFor(() => expect(answersTo(pile).length).toBe(3), PATIENT)
    expect(
      answersTo(pile)
        .map(([, id]) => id)
        .filter((id) => id !== '3'),
    ).toEqual(['1', '2'])
    await isReady()
    expect(await pile.rowOf()).toMatchObject({ online: 1, firmware: 'Installing' })
    pile.close()
  })

  it('leaves the background work going: an export that is asked for afterwards is made', async () => {
    await kill()
    await vi.waitFor(async () => expect(await readiness()).toBe(503), PATIENT)
    await isReady()
    const { code } = await call('config-service/station/export', {})
    expect(code).toBe(0)
    await vi.waitFor(async () => {
      const files = await query<{ state: number }>(
        'select file_state as state from export_file order by id desc limit 1',
      )
      expect(files[0]?.state).toBe(2)
    }, PATIENT)
  })

  it('three times in a row loses no answered write and doubles none', async () => {
    const answered: string[] = []
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        const name = `Write ${answered.length}`
        expect(await write(name)).toMatchObject({ code: 0 })
        answered.push(name)
      }
    })()
    for (let kills = 0; kills < 3; kills++) {
      await pause(300)
      await kill()
      await vi.waitFor(async () => expect(await readiness()).toBe(503), PATIENT)
      await isReady()
    }
    isOver = true
    await writing
    const kept = await query<{ name: string }>(`select name from station_group where name like 'Write %'`)
    expect(answered.length).toBeGreaterThan(3)
    expect(kept.map(({ name }) => name).toSorted()).toEqual(answered.toSorted())
  })
})

it('a database that is lost while the server prepares ends it with 1', async () => {
  const other = processes.start({
    AMPDECK_SCALE: '1',
    AMPDECK_SIMULATOR: '0',
    AMPDECK_DATA: join(processes.folder, 'other'),
  })
  await other.says('Preparing the demo network')
  const postmaster = await findPostmaster(join(processes.folder, 'other', 'postgres'))
  process.kill(postmaster?.pid ?? 0, 'SIGKILL')
  expect(await other.ended).toBe(1)
})
