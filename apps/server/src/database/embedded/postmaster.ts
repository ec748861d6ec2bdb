import { execFile, spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Engine, program } from './engine.ts'
import { programEnvironment } from './initialise.ts'
import { type Postmaster, readPostmaster } from './postmaster-file.ts'
import { isRunning } from './process-state.ts'
import type { RunAs } from './run-as.ts'
import { DATABASE_NAME, settingArguments } from './settings.ts'
import { makeSocketDirectory, socketDirectory } from './socket-directory.ts'

/** Recovery after a loss of power may replay a gigabyte of log. */
const READY_MS = 120_000
/** A fast shutdown that takes longer is cut; the next start then recovers from the log, nothing is lost. */
const STOP_MS = 8_000
const LOG_BYTES = 10_000_000

export interface RunningServer extends Postmaster {
  stop(): Promise<void>
  /** Asks for a fast shutdown without waiting: all that is possible while this process ends. */
  signal(): void
}

/** What a server is started on. */
interface Cluster {
  /** The data directory, with the log. */
  base: string
  cluster: string
  settings: Readonly<Record<string, string>>
  /** Where there are no sockets: the port that it had before. */
  port?: number | undefined
}

/** Starts a server on a data directory; waits for the children of a server that was killed to let go of it. */
export async function launch(engine: Engine, runAs: RunAs, started: Cluster): Promise<RunningServer> {
  for (const end = Date.now() + STOP_MS; ; await pause(200)) {
    try {
      return await launchOnce(engine, runAs, started)
    } catch (error) {
      const isHeld = error instanceof Error && error.message.includes('pre-existing shared memory block')
      if (!isHeld || Date.now() > end) throw error
    }
  }
}

async function launchOnce(
  engine: Engine,
  runAs: RunAs,
  { base, cluster, settings, port }: Cluster,
): Promise<RunningServer> {
  const sockets = socketDirectory(cluster)
  if (sockets !== cluster) await makeSocketDirectory(sockets, runAs.user)
  const [command = '', ...args] = [
    ...runAs.prefix,
    program(engine, 'postgres'),
    '-D',
    cluster,
    ...settingArguments({ ...settings, ...(await listening(sockets, port)) }),
  ]
  const logFile = join(base, 'postgres.log')
  const log = await openLog(logFile)
  // In a session of its own, Ctrl-C in the terminal reaches this process only: it stops the server when it is done.
  const child = spawn(command, args, {
    ...(runAs.prefix.length > 0 ? {} : runAs.user),
    cwd: cluster,
    detached: true,
    env: programEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  })
  const failure = new Promise<Error>((done) => child.once('error', done))
  const ended = new Promise<undefined>((done) => child.once('exit', () => done(undefined)))
  child.unref()
  await log.close()

  const server = await Promise.race([becomesReady(cluster), failure, ended])
  if (server && !(server instanceof Error)) return controlled(server, engine, cluster)
  throw new Error(`PostgreSQL did not start. ${logFile} ends with:\n${await lastLines(logFile)}`, {
    cause: server,
  })
}

/** Takes over a server that runs already; nothing if it ends before it answers. */
export async function adopt(
  found: Postmaster,
  engine: Engine,
  cluster: string,
): Promise<RunningServer | undefined> {
  const server = await becomesReady(cluster, found.pid)
  return server && controlled(server, engine, cluster)
}

function controlled(server: Postmaster, engine: Engine, cluster: string): RunningServer {
  const send = (signal: NodeJS.Signals) => {
    if (isRunning(server.pid)) process.kill(server.pid, signal)
  }
  return {
    ...server,
    signal: () => send('SIGINT'),
    stop: async () => {
      // Signals end a process at once on Windows; its way to ask is the engine's own program.
      if (process.platform === 'win32') {
        await promisify(execFile)(program(engine, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w'])
        return
      }
      send('SIGINT')
      if (await ends(server.pid, STOP_MS)) return
      send('SIGQUIT')
      await ends(server.pid, STOP_MS)
    },
  }
}

/** Waits until the server of a data directory answers a query; nothing once the process `pid` has ended. */
async function becomesReady(cluster: string, pid?: number): Promise<Postmaster | undefined> {
  const end = Date.now() + READY_MS
  for (let wait = 10; Date.now() < end; wait = Math.min(wait * 2, 200)) {
    if (pid && !isRunning(pid)) return undefined
    const found = await readPostmaster(cluster)
    if (found && (await answers(found))) return found
    await pause(wait)
  }
  throw new Error(`PostgreSQL on ${cluster} does not answer.`)
}

async function answers({ host, port }: Postmaster): Promise<boolean> {
  const client = new pg.Client({
    host,
    port,
    user: DATABASE_NAME,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ends(pid: number, within: number): Promise<boolean> {
  for (const end = Date.now() + within; Date.now() < end; await pause(20)) {
    if (!isRunning(pid)) return true
  }
  return !isRunning(pid)
}

/** A socket in a closed directory and no port; only Windows, where `pg` opens no Unix socket, takes the loopback. */
async function listening(sockets: string, port: number | undefined): Promise<Record<string, string>> {
  if (process.platform !== 'win32') {
    return {
      listen_addresses: '',
      unix_socket_directories: sockets,
      unix_socket_permissions: '0700',
      port: '5432',
    }
  }
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port ?? (await freePort())),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback.')
  return address.port
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_BYTES) await truncate(file)
  return open(file, 'a', 0o600)
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-8).join('\n')
}
