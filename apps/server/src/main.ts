import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { announce } from './announce.ts'
import { readSettings, type Settings } from './settings.ts'
import { start } from './start.ts'

/** contract.md §1: a stop takes less than 10 s. */
const STOP_WITHIN_MS = 9_000
/** How long an interrupted start may finish its step; the preparation is cut off when the database closes. */
const STEP_MS = 3_000

/** Why a PostgreSQL of one's own does not answer, by the code of the failure. */
const databaseFaults: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|ENOENT)$/, 'is not there: nothing listens at its address'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'is not found: its host has no address'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'does not answer'],
  [/^28/, 'refuses the user or the password'],
  [/^3D000$/, 'does not exist on that server'],
  [/^42501$/, 'does not let this user make tables'],
  [/^25006$/, 'is read-only'],
  [/^53100$/, 'has no space left on its disk'],
]

const logger = pino(
  { level: process.env.LOG_LEVEL || 'warn', redact: ['req.headers.authorization'] },
  pino.destination(2),
)
const opened = new AsyncDisposableStack()
const interruption = new AbortController()

// Before anything is opened: whatever moment a signal comes at, what is open by then is closed.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))

const starting = run()
starting.catch((error: unknown) => {
  if (interruption.signal.aborted) return
  process.stderr.write(`${sentenceOf(error)}\n`)
  void end(1)
})

async function run(): Promise<void> {
  const settings = readSettings(process.env)
  const app = await start(settings, { logger, opened, interrupted: interruption.signal }).catch((error) => {
    throw explained(error, settings)
  })
  announce(app, settings)
}

/** Finishes what was accepted, then closes; whatever hangs does not hold the end for more than ten seconds. */
async function end(code: number): Promise<void> {
  if (interruption.signal.aborted) return
  interruption.abort()
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await Promise.race([starting.catch(() => undefined), pause(STEP_MS)])
  await opened.disposeAsync().catch((err: unknown) => logger.error({ err }, 'could not close'))
  process.exit(code)
}

/** The failures of a start that operators meet, in words that help. */
function explained(error: unknown, { host, port, dataDirectory, databaseUrl }: Settings): unknown {
  const code = codeOf(error)
  const text = error instanceof Error ? sentenceOf(error) : ''
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} of ${host} is in use by another program. Stop it, or choose another PORT.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST=${host} is not an address of this machine.`)
  if (code === 'ENOSPC' || /no space left on device/i.test(text))
    return new Error(`The disk of ${dataDirectory} (AMPDECK_DATA) is full.`)
  if (['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code) || /read-only file system/i.test(text))
    return new Error(`${dataDirectory} (AMPDECK_DATA) cannot be written.`)
  const why = databaseUrl === undefined ? undefined : databaseFaults.find(([codes]) => codes.test(code))?.[1]
  return why === undefined ? error : new Error(`The database of DATABASE_URL ${why}.`)
}

/** The code of a failure, or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error) return String(error.code)
  const [first] = error instanceof AggregateError ? error.errors : [error.cause]
  return codeOf(first)
}

/** What went wrong, with its causes; the stack is for the log at level `debug`. */
function sentenceOf(error: unknown): string {
  logger.debug({ err: error }, 'the start failed')
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${sentenceOf(error.cause)}` : error.message
}
