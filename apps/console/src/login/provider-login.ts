import { ApiError } from '@ampdeck/api/client/outcome'
import type { Session } from '@ampdeck/api/system/user'
import { leave } from './leave.ts'
import { keepSession, post } from './login-calls.ts'
import { NotKeptError } from './login-failure.ts'
import { dropNote, keepNote, readNote } from './session-note.ts'

interface Gone {
  state: string
  /** Where the console was to open. */
  redirect: string | null
}

/** Sends the browser to the seller's OpenID provider. What comes back with another state is not ours. */
export async function goToProvider(sellerNumber: string): Promise<never> {
  const { url, state } = await post<{ url: string; state: string }>('user/providerStart', {
    sellerNumber,
    origin: location.origin,
  })
  const gone: Gone = { state, redirect: new URLSearchParams(location.search).get('redirect') }
  // Without it nobody could tell this log-in from that of another browser.
  if (!keepNote('provider', gone)) throw new NotKeptError()
  return leave(url)
}

/** Whether the browser comes back from a provider, and not with the ticket of another site. */
export function comesFromProvider(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('state') && (query.has('code') || query.has('error'))
}

/** Logs in with what the provider has sent along; gives the query that leads to where somebody wanted to go. */
export async function logInByProvider(search: string): Promise<string> {
  const gone = readNote('provider') as Gone | undefined
  dropNote('provider')
  const state = new URLSearchParams(search).get('state') ?? ''
  // Another browser's log-in is refused by the server, which has never given out this state.
  keepSession(
    await post<Session>('user/providerLogin', {
      state: gone?.state === state ? state : '-',
      search: search.replace(/^\?/, ''),
    }),
  )
  return gone?.redirect ? `?redirect=${encodeURIComponent(gone.redirect)}` : ''
}

/** The person has turned back at the provider: that is no fault. */
export const isCancelledAtProvider = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.reason === 'provider.cancelled'
