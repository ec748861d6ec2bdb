import type { Answer } from '@ampdeck/api/client/outcome'
import { readToken } from '../session/storage.ts'

/*
 * Requests that start with the page's first script, before the rest of the console has arrived. The client then
 * takes the answer that is already on its way instead of asking again.
 */

const underway = new Map<string, Promise<Answer>>()
const keyOf = (path: string, body: unknown) =>
  `${path} ${typeof body === 'string' ? body : JSON.stringify(body ?? {})}`

/** Sends a request now. */
export function startEarly(path: string, body: object): void {
  const answer = fetch(`/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: readToken() ?? '' },
    body: JSON.stringify(body),
  }).then(async (response) => ({
    status: response.status,
    body: await response.text(),
    headers: response.headers,
  }))
  // Whoever takes it handles its failure; what nobody takes must not be reported as unhandled.
  answer.catch(() => undefined)
  underway.set(keyOf(path, body), answer)
}

/** Forgets what is underway: its answers are not true any more. */
export function dropEarly(): void {
  underway.clear()
}

/** The answer to a request that was sent early, once. */
export function claimEarly(path: string, body: unknown): Promise<Answer> | undefined {
  const key = keyOf(path, body)
  const answer = underway.get(key)
  underway.delete(key)
  return answer
}
