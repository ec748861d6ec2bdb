import { md5 } from 'js-md5'
import type { CallOptions, Client } from '../client/create-client.ts'
import type { OutputOf } from '../contract.ts'
import { user } from '../system/user.ts'

/** What somebody types into the log-in form. */
export interface Credentials {
  sellerNumber: string
  account: string
  /** As it was typed: the digest that travels is made here. */
  password: string
}

/**
 * Logs in by password and gives the session: its token is for the client, which asks for it with each call.
 *
 * @throws `ApiError` of kind `wrongCredentials`, `locked`, `extraVerification`, after which `signIn.sendIpCaptcha`
 * and `signIn.ipLogin` go on with the ticket in its `data`, or `secondStep`, after which `signIn.secondStep` does
 */
export function login(
  client: Client,
  { sellerNumber, account, password }: Credentials,
  options?: CallOptions,
): Promise<OutputOf<typeof user.login>> {
  return client(user.login, { sellerNumber, credentials: { account, password: md5(password) } }, options)
}
