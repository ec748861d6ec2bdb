import { createRPCError, RPCClient } from 'ocpp-rpc'
import { pino } from 'pino'
import { expect } from 'vitest'
import { connect, type Database } from '../database/database.ts'
import { idMaker } from '../database/ids.ts'
import type { Platform } from '../database/platform.ts'
import { holdProcessNumber, type ProcessNumber } from '../database/process-number.ts'
import type { Charging } from '../device/charge-point.ts'
import { openListener } from '../events/listener.ts'
import { createApp } from '../http/app.ts'
import { serveHealth } from '../http/health.ts'
import { CALL } from '../ocpp/frame/frame.ts'
import { protocols as known, type Protocol } from '../ocpp/frame/protocol.ts'
import { violations } from '../ocpp/frame/schema.ts'
import { type Gateway, startGateway } from '../ocpp/gateway.ts'
import { routes } from '../ocpp/ocpp.routes.ts'
import type { Settings } from '../settings.ts'
import { createTestDatabase, TEST_NOW } from './test-database.ts'

export interface TestGateway extends Gateway, Pick<Database, 'db' | 'connection'> {
  /** `ws://127.0.0.1:<port>/ocpp`. */
  url: string
  /** The number that it held when it started. */
  processNumber: number
  platform: Platform
  /** The server's clock; tests move it. */
  clock: { now: number }
  setPrepared(prepared: boolean): void
  /** An ordinary request to the port. */
  get(path: string): Promise<{ status: number; text: string }>
  log(): string
  /** The codes of seller 10001's piles, which a test takes from. */
  codes: string[]
  close(): Promise<void>
}

export interface GatewayOptions {
  charging: Charging | ((platform: Platform) => Charging)
  /** Another process on the database of this one, to be closed before it. */
  beside?: TestGateway
  /** As after `kill -9`: nobody holds the lock of its process number. */
  isDead?: boolean
  tls?: Settings['tls']
  /** As outside the demo: a pile without a password stays outside. */
  requiresPassword?: boolean
  defaultProtocol?: Protocol
  pileCa?: Settings['pileCa']
  pileLogFtp?: Settings['pileLogFtp']
}

/** The gateway on a port of its own, with the demo network (size 0.01) and a clock that stands still. */
export async function startTestGateway(options: GatewayOptions): Promise<TestGateway> {
  const {
    charging,
    beside,
    isDead = false,
    tls,
    requiresPassword = false,
    defaultProtocol,
    pileCa,
    pileLogFtp,
  } = options
  const database = beside ? connect(beside.connection, { poolSize: 10 }) : await createTestDatabase('demo')
  const { db, connection } = database
  const clock = beside?.clock ?? { now: TEST_NOW }
  const process = await processOf(connection, isDead)
  const platform: Platform = { db, now: () => clock.now, newId: idMaker(process.number, () => clock.now) }
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const listener = await openListener(connection)
  const app = await createApp(logger, { tls })
  serveHealth(app, platform, () => true)
  routes(app)
  let prepared = true
  const gateway = startGateway(app.server, {
    platform,
    process,
    charging: typeof charging === 'function' ? charging(platform) : charging,
    listener,
    logger,
    isPrepared: () => prepared,
    heartbeatS: 60,
    requiresPassword,
    defaultProtocol,
    pileCa,
    pileLogFtp,
  })
  await listener.ready()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const piles = await db
    .selectFrom('pile')
    .where('sellerId', '=', 10_001)
    .where('deleted', '=', 0)
    .select('code')
    .orderBy('id')
    .execute()
  return {
    ...gateway,
    db,
    connection,
    platform,
    clock,
    processNumber: process.number(),
    url: `${tls ? 'wss' : 'ws'}://127.0.0.1:${port}/ocpp`,
    setPrepared: (value) => {
      prepared = value
    },
    get: async (url) => {
      const { statusCode, payload } = await app.inject({ url })
      return { status: statusCode, text: payload }
    },
    log: () => lines.join(''),
    codes: piles.map(({ code }) => code),
    close: async () => {
      await gateway.stop()
      await app.close()
      await listener.close()
      await process.release()
      await database.close()
    },
  }
}

async function processOf(connection: Database['connection'], isDead: boolean): Promise<ProcessNumber> {
  const held = await holdProcessNumber(connection)
  if (!isDead) return held
  const number = held.number()
  await held.release()
  return { ...held, number: () => number }
}

interface PileOptions {
  protocols?: readonly string[]
  password?: string | Buffer
  reconnect?: boolean
  wsOpts?: object
}

/** The library names the messages of 2.1 in another way than it asks for them. */
export const validators = [
  {
    subprotocol: 'ocpp2.1',
    validate(id: string, payload: unknown) {
      const [action = '', half] = id.replace('urn:', '').split('.')
      const errors = violations('ocpp2.1', action, half === 'conf' ? 'conf' : 'req', payload)
      if (errors?.length !== 0) throw createRPCError('FormatViolation', `${id} ${errors?.[0]?.message ?? ''}`)
    },
  },
]

/** A pile that nobody here wrote: the library's own client, which checks every frame against the schemas. */
export function testPile(url: string, code: string, options: PileOptions = {}): RPCClient {
  const { protocols = ['ocpp1.6'], password, reconnect = false, wsOpts = {} } = options
  const strict = known.filter((protocol) => protocols.includes(protocol))
  return new RPCClient({
    endpoint: url,
    identity: code,
    protocols: [...protocols],
    strictMode: strict.length > 0 && strict,
    strictModeValidators: validators,
    reconnect,
    wsOpts,
    ...(password !== undefined && { password }),
  } as ConstructorParameters<typeof RPCClient>[0])
}

/** The number of a pile whose connection the gateway knows. */
export async function connectedPile({ db, piles }: TestGateway, code: string): Promise<number> {
  const { id } = await db.selectFrom('pile').where('code', '=', code).select('id').executeTakeFirstOrThrow()
  await expect.poll(() => piles.isHere(id)).toBe(true)
  return id
}

/** A socket on which a test writes frames letter by letter. */
export async function rawPile(url: string, code: string, protocol: Protocol) {
  const socket = new WebSocket(`${url}/${encodeURIComponent(code)}`, [protocol])
  const received: unknown[][] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }))
  })
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('the pile could not connect')))
  })
  return {
    received,
    closed,
    send: (text: string | Uint8Array<ArrayBuffer>) => socket.send(text),
    close: () => socket.close(),
    /** Sends a frame and gives the next one that comes; after a call, what the server asks meanwhile is no answer. */
    say: async (frame: unknown): Promise<unknown[]> => {
      const before = received.length
      const isCall = Array.isArray(frame) && frame[0] === CALL
      const answer = () => received.slice(before).find(([type]) => !isCall || type !== CALL)
      socket.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame))
      const until = performance.now() + 5_000
      while (answer() === undefined) {
        if (performance.now() > until) throw new Error(`no answer to ${JSON.stringify(frame)}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return answer() ?? []
    },
  }
}
