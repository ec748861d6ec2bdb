import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { announce } from './announce.ts'
import { readSettings, type Settings } from './settings.ts'
import { start } from './start.ts'

/** contract.md §1: a stop takes less than 10 s. */
const STOP_WITHIN_MS = 9_000
/** How long an interrupted start may finish its step; the preparation is cut off when the database closes. */
const STEP_MS = 3_000

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

/** The one failure of a start that every operator meets, in words that help. */
function explained(error: unknown, { host, port }: Settings): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken) return error
  return new Error(`Port ${port} of ${host} is in use by another program. Stop it, or choose another PORT.`)
}

/** What went wrong, with its causes; the stack is for the log at level `debug`. */
function sentenceOf(error: unknown): string {
  logger.debug({ err: error }, 'the start failed')
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${sentenceOf(error.cause)}` : error.message
}
