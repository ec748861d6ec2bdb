import { ApiError } from '@ampdeck/api/client/outcome'
import type { Say } from '@ampdeck/ui/language'
import { loginTexts as words } from './login.texts.ts'

/** The server has logged in, but the browser keeps no session: the console would only lead back here. */
export class NotKeptError extends Error {}

/**
 * What a failed log-in says (requirements.md §8): codes 4 and 8 the server's message or the default, any other code its
 * message or "server exception", and that nothing came where nothing came.
 */
export function failureText(error: unknown, say: Say): string {
  if (error instanceof NotKeptError) return say(words.notKept)
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'network' || error.kind === 'timeout') return say(words.network)
  const isCredentials = error.kind === 'wrongCredentials' || error.kind === 'locked'
  return error.serverMessage || say(isCredentials ? words.wrong : words.serverException)
}
