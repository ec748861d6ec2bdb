import { dataOf, withoutAnswer } from '@ampdeck/api/client/outcome'
import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import type { Session } from '@ampdeck/api/system/user'
import { md5 } from 'js-md5'
import { storageKeys, store, storeToken } from '../session/storage.ts'

/*
 * The login page talks to the server by `fetch` alone: of the client and the schemas it would need a hundredth, and
 * every byte here is waited for by everybody. The reading of answers is the client's own.
 */
async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw withoutAnswer(cause)
  })
  return dataOf({ status: response.status, body: await response.text(), headers: response.headers }) as T
}

export interface Credentials {
  sellerNumber: string
  account: string
  password: string
}

/** Logs in by password and keeps the token for its seven days. */
export async function logIn({ sellerNumber, account, password }: Credentials): Promise<void> {
  const session = await post<Session>('system-service/user/login', {
    sellerNumber,
    credentials: { account, password: md5(password) },
    smsCaptchaPass: false,
  })
  storeToken(session.token, session.expiresIn)
  store(storageKeys.sellerId, session.sellerId)
  store(storageKeys.sellerNumber, sellerNumber)
}

/** The seller's branding, or nothing for a number that is not known. */
export async function readBranding(sellerNumber: string): Promise<SellerBasicsConfig | undefined> {
  return post<SellerBasicsConfig>('system-service/seller/getSellerBasicsConfig', { sellerNumber }).catch(
    () => undefined,
  )
}
