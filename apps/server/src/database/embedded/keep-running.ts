import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from './postmaster.ts'
import { isProgram, isRunning } from './process-state.ts'

const LOOK_MS = 200
const LONGEST_RETRY_MS = 10_000

/** Starts a server again whenever it has ended without being asked to, until it is stopped. */
export function keepRunning(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  onDown: (error: Error) => void = () => undefined,
): Pick<RunningServer, 'stop' | 'signal'> {
  let server = first
  let isWanted = true
  let starting: Promise<void> | undefined

  async function startAgain(): Promise<void> {
    for (let wait = LOOK_MS; isWanted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        server = await start()
        return
      } catch (error) {
        onDown(new Error('PostgreSQL could not be started again', { cause: error }))
      }
      await pause(wait, undefined, { ref: false })
    }
  }

  const timer = setInterval(() => {
    if (starting || (isRunning(server.pid) && isProgram(server.pid, 'postgres'))) return
    onDown(new Error(`PostgreSQL, process ${server.pid}, has ended; it is started again`))
    starting = startAgain().finally(() => {
      starting = undefined
    })
  }, LOOK_MS)
  timer.unref()

  return {
    signal: () => server.signal(),
    stop: async () => {
      isWanted = false
      clearInterval(timer)
      await starting
      await server.stop()
    },
  }
}
