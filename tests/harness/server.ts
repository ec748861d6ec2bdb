import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { throwawayFolder } from '../../apps/server/src/testing/throwaway-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
/** A test run that was killed leaves no server behind. */
const STOP_WITH_US = join(ROOT, 'scripts/stop-with-parent.ts')
/** The demo network's moment in tests (domain model, "Demo network"). */
const ANCHOR = '2026-07-01 10:00:00'
/** A server that is started again reads its modules from here, in three quarters of the time. */
const COMPILED = join(ROOT, 'node_modules/.cache/ampdeck/compiled')
const USUAL_SCALE = 0.05
const START_LIMIT = 120_000
/** The first start draws the whole demo network, beside other layers and on slow machines. */
const PREPARE_LIMIT = 300_000
const STOP_LIMIT = 10_000
const POLL = 50
const LINES_KEPT = 60

export interface ServerOptions {
  /** Size of the demo network's history; small by default. */
  scale?: number
  anchor?: string
  /** How long the preparation may take, in milliseconds. */
  startWithin?: number
  env?: Record<string, string>
  /** What `prepareNetwork` gave. */
  network?: string
}

/** The real server on a free port with a data directory of its own. */
export interface TestServer {
  readonly url: string
  /** Its data directory. */
  readonly data: string
  /** What it wrote lately: for the message of a failed test. */
  log(): string
  /** Stops it as an operator would, and removes its data. */
  stop(): Promise<void>
  /** Takes it away in the middle of whatever it does. */
  kill9(): Promise<void>
  /** Starts it again on the same data and port; with a signal it is ended first. */
  restart(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the real server with the demo network; resolves when it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = throwawayFolder('e2e')
  // As -a, the owner included: the engine runs as another user where the tests run as root.
  if (options.network) execFileSync('cp', ['-a', options.network, join(folder, 'data')])
  return serve(folder, options)
}

/** Prepares the demo network once, for servers that begin with a copy: that takes a tenth of the time. */
export async function prepareNetwork(): Promise<{ network: string; remove(): void }> {
  const folder = throwawayFolder('e2e')
  const server = await serve(folder, { startWithin: PREPARE_LIMIT })
  await server.end()
  return { network: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function serve(folder: string, options: ServerOptions): Promise<TestServer & { end(): Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const data = join(folder, 'data')
  const lines: string[] = []
  let child = begin()
  await ready().catch(async (error) => {
    await clear()
    throw error
  })

  return {
    url,
    data,
    log: () => lines.join(''),
    end: endWell,
    stop: () => endWell().finally(clear),
    kill9: async () => {
      await end('SIGKILL')
    },
    restart: async (signal) => {
      if (signal) await end(signal)
      child = begin()
      await ready()
    },
  }

  async function endWell(): Promise<void> {
    const code = await end('SIGTERM')
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${lines.join('')}`)
  }

  function begin(): ChildProcess {
    const { DATABASE_URL: _, ...inherited } = process.env
    const server = spawn(process.execPath, ['--import', STOP_WITH_US, MAIN], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...inherited,
        PORT: String(port),
        HOST: '127.0.0.1',
        AMPDECK_DATA: data,
        AMPDECK_SCALE: String(options.scale ?? USUAL_SCALE),
        AMPDECK_DEMO_ANCHOR: options.anchor ?? ANCHOR,
        AMPDECK_SIMULATOR: '0',
        NODE_COMPILE_CACHE: COMPILED,
        ...options.env,
      },
    })
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        lines.push(String(chunk))
        lines.splice(0, lines.length - LINES_KEPT)
      })
    }
    return server
  }

  async function ready(): Promise<void> {
    const limit = options.startWithin ?? START_LIMIT
    const until = Date.now() + limit
    while (Date.now() < until) {
      if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${lines.join('')}`)
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.ok) return
      await wait(POLL)
    }
    child.kill('SIGKILL')
    throw new Error(`The server was not ready after ${limit} ms:\n${lines.join('')}`)
  }

  async function clear(): Promise<void> {
    await endEngine(data)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (hasEnded(child)) return child.exitCode
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
    const code = await ended
    clearTimeout(late)
    return code
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}

/** A server that was killed leaves its database engine running for the next start; nobody will start it again. */
async function endEngine(data: string): Promise<void> {
  if (!existsSync(data)) return
  const pidFile = readdirSync(data, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('postmaster.pid'),
  )
  if (!pidFile) return
  const pid = Number(readFileSync(join(data, pidFile), 'utf8').split('\n')[0])
  const until = Date.now() + STOP_LIMIT
  try {
    process.kill(pid, 'SIGINT')
    while (Date.now() < until) {
      process.kill(pid, 0)
      await wait(POLL)
    }
  } catch {
    // It is gone.
  }
}
