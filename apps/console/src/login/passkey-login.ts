import type { Session } from '@ampdeck/api/system/user'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { keepSession, post } from './login-calls.ts'

/** Logs in by a passkey; with a ticket as the second step. Not loaded before somebody wants to. */
export async function logInByPasskey(ticket: string | undefined): Promise<void> {
  const step = ticket === undefined ? {} : { ticket }
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('user/passkeyOptions', step)
  const response = await startAuthentication({ optionsJSON })
  keepSession(await post<Session>('user/passkeyLogin', { ...step, response }))
}
