import type { Answer, ApiError, FailureKind } from '@ampdeck/api/client/outcome'
import { serverNow } from '@ampdeck/api/server-clock'
import { createServerWatch } from './server-watch.ts'

const PROBE_LIMIT = 5_000

/** Failures that may mean that nobody is there. */
const SILENT: readonly FailureKind[] = ['network', 'timeout']
/** What a gateway says in the place of a server, and a server that is not ready yet. */
const GATEWAY = [502, 503, 504]

/** Ready rather than alive: a server without its database answers, and can do nothing. */
async function probe(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT) })).ok
  } catch {
    return false
  }
}

/** The watch over this console's server. */
export const server = createServerWatch({
  probe,
  now: serverNow,
  later: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

addEventListener('offline', server.missed)
addEventListener('online', server.tryNow)

/** Passes an answer on, and tells the watch that there was one. */
export async function watched(answer: Promise<Answer>): Promise<Answer> {
  const got = await answer
  if (!GATEWAY.includes(got.status)) server.answered()
  return got
}

/** Reports a failed call to the watch. */
export function reportFailure({ kind, status }: ApiError): void {
  if (SILENT.includes(kind) || GATEWAY.includes(status)) server.missed()
}
