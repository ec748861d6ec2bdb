import { createHash } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { connect, type Database } from '../database/database.ts'
import { idMaker } from '../database/ids.ts'
import type { Platform } from '../database/platform.ts'
import { type Listener, openListener } from '../events/listener.ts'
import { readOwnHosts } from '../foundation/public-address.ts'
import type { Gateways } from '../gateways/gateway.ts'
import { setOutgoingRules } from '../gateways/outgoing.ts'
import { createApp } from '../http/app.ts'
import { refuseUntil, serveHealth } from '../http/health.ts'
import type { Jobs, JobTools } from '../jobs/job-kind.ts'
import { startJobs } from '../jobs/jobs.ts'
import { routes } from '../routes.ts'
import { createTestDatabase, TEST_NOW } from './test-database.ts'

/** The password of every demo account (contract.md §3), as a client sends it. */
export const PASSWORD = md5('Ampdeck@2026')

/** What links in mails begin with. */
export const PUBLIC_URL = 'https://console.test'

export interface Answer<Data = unknown> {
  status: number
  code: number
  msg: string
  data: Data
}

export interface TestApp extends Pick<Database, 'db' | 'connection'> {
  app: FastifyInstance
  listener: Listener
  platform: Platform
  /** What background work is given: a test may run it itself. */
  tools: JobTools
  /** The server's clock; tests move it. */
  clock: { now: number }
  /** What the server has written to its log. */
  log(): string
  setPrepared(prepared: boolean): void
  /** A new session's token. */
  login(account: string, sellerNumber?: string): Promise<string>
  /** A call with a JSON body. */
  call<Data = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<Data>>
  close(): Promise<void>
}

interface CallOptions {
  /** A GET has no body. */
  method?: 'POST' | 'GET'
  token?: string | undefined
  headers?: Record<string, string>
}

interface TestAppOptions {
  /** Another process on the database of this one, to be closed before it. */
  beside?: Pick<TestApp, 'connection'>
  /** Real background work; without it nothing runs, and `send` only takes note. */
  jobs?: boolean
  publicDirectory?: string
  /** Hosts of which a page may be embedded. */
  embedHosts?: readonly string[]
  /** The login address of the reconciliation site. */
  reconciliationUrl?: URL
  /** Where an operator lays a map. */
  dataDirectory?: string
  /** The address of the style of a map. */
  mapStyle?: URL
  /** The operator's FTP server for log files. */
  pileLogFtp?: URL
  /** Off: as a server of a real operator. */
  demo?: boolean
  /** Where messages go; without any they stay in the outbox. */
  gateways?: Gateways
}

/** Apps that share a database make ids that differ. */
let besides = 0

/** The whole server without a port, on a demo network of its own (size 0.01) at a clock that stands still. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options
  setOutgoingRules({ own: readOwnHosts('loopback') })
  const database = beside ? connect(beside.connection, { poolSize: 4 }) : await createTestDatabase('demo')
  const clock = { now: TEST_NOW }
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let prepared = true

  const now = () => clock.now
  const number = beside ? ++besides : 0
  const platform: Platform = { db: database.db, now, newId: idMaker(() => number, now) }
  const common = { publicUrl: PUBLIC_URL, gateways: options.gateways ?? {} }
  const listener = await openListener(database.connection)
  const working =
    options.jobs && (await startJobs(platform, { ...common, pool: database.pool, listener, logger }))
  const jobs: Jobs = working || { send: async () => undefined, stop: async () => undefined }
  if (working) await working.work()
  const app = await createApp(logger)
  serveHealth(app, platform, () => prepared)
  app.addHook(
    'onRequest',
    refuseUntil(() => prepared),
  )
  const { demo = true, embedHosts = [], reconciliationUrl, publicDirectory } = options
  const { dataDirectory = '', mapStyle, pileLogFtp } = options
  const openPages = new Set(demo ? (['metrics', 'docs', 'storybook'] as const) : [])
  const pages = {
    publicDirectory,
    embedHosts,
    reconciliationUrl,
    openPages,
    mapStyle,
    dataDirectory,
    pileLogFtp,
  }
  const settings = { publicUrl: PUBLIC_URL, demo, ...pages }
  await routes(app, { ...platform, jobs, listener, settings })
  await app.ready()

  const call: TestApp['call'] = async (path, body = {}, { method = 'POST', token, headers = {} } = {}) => {
    const request: InjectOptions = {
      method,
      url: `/${path}`,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: token } : {}),
        ...headers,
      },
      ...(method === 'POST' && { payload: JSON.stringify(body) }),
    }
    const response = await app.inject(request)
    return { status: response.statusCode, ...response.json() }
  }

  return {
    app,
    db: database.db,
    connection: database.connection,
    listener,
    platform,
    tools: { ...common, platform, jobs },
    clock,
    call,
    log: () => lines.join(''),
    setPrepared: (value) => {
      prepared = value
    },
    login: async (account, sellerNumber = '10001') => {
      const { code, data } = await call<{ token: string }>('system-service/user/login', {
        sellerNumber,
        credentials: { account, password: PASSWORD },
        smsCaptchaPass: false,
      })
      if (code !== 0) throw new Error(`${account} of ${sellerNumber} cannot log in: code ${code}`)
      return data.token
    },
    close: async () => {
      await app.close()
      await jobs.stop()
      await listener.close()
      await database.close()
    },
  }
}

/** What a client sends instead of the password. */
export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
