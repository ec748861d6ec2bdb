import type { Answer } from '@ampdeck/api/client/outcome'
import { readServerTime } from '@ampdeck/api/server-clock'
import { readToken } from '../session/storage.ts'

/*
 * Requests that start before the page that needs them: with the first script, while the rest of the console is still
 * coming, or when a link is pressed. The client then takes the answer that is already on its way instead of asking
 * again.
 */

/** What nobody has taken after so many milliseconds is too old to be shown as present. */
const KEPT_MS = 10_000

interface Early {
  answer: Promise<Answer>
  /** The answer, once it has come. */
  came?: Answer
  at: number
}

const underway = new Map<string, Early>()
const keyOf = (path: string, body: unknown) =>
  `${path} ${typeof body === 'string' ? body : JSON.stringify(body ?? {})}`

/** Sends a request now, unless it is on its way. */
export function startEarly(path: string, body: object, token = readToken()): void {
  const key = keyOf(path, body)
  if (isFresh(underway.get(key))) return
  const sentAt = Date.now()
  const answer = fetch(`/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ?? '' },
    body: JSON.stringify(body),
  }).then(async (response) => {
    readServerTime(response.headers, sentAt)
    return { status: response.status, body: await response.text(), headers: response.headers }
  })
  const early: Early = { answer, at: performance.now() }
  underway.set(key, early)
  answer.then(
    (came) => {
      early.came = came
    },
    // Whoever takes it handles its failure; what nobody takes must not be reported as unhandled.
    () => undefined,
  )
}

/** Forgets what is underway: its answers are not true any more. */
export function dropEarly(): void {
  underway.clear()
}

/** The answer to a request that was sent early, once. */
export function claimEarly(path: string, body: unknown): Promise<Answer> | undefined {
  const key = keyOf(path, body)
  const kept = underway.get(key)
  underway.delete(key)
  return isFresh(kept) ? kept?.answer : undefined
}

/** The answer to a request that was sent early, where it has come by now, once: a page is then drawn with its rows. */
export function claimArrived(path: string, body: unknown): Answer | undefined {
  const came = underway.get(keyOf(path, body))?.came
  return came && claimEarly(path, body) && came
}

const isFresh = (kept: { at: number } | undefined) =>
  kept !== undefined && performance.now() - kept.at < KEPT_MS
