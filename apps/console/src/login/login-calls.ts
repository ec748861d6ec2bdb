import { dataOf, withoutAnswer } from '@ampdeck/api/client/outcome'
import type { SellerBasicsConfig } from '@ampdeck/api/system/seller'
import type { Session } from '@ampdeck/api/system/user'
import { md5 } from 'js-md5'
import { storageKeys, store, storeToken } from '../session/storage.ts'
import { NotKeptError } from './login-failure.ts'
import { goesOn } from './next-step.ts'

/*
 * The login pages talk to the server by `fetch` alone: of the client and the schemas they would need a hundredth, and
 * every byte here is waited for by everybody. The reading of answers is the client's own.
 */

/** Makes a call; anything but its data is thrown as an `ApiError`. */
export async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`/system-service/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw withoutAnswer(cause)
  })
  return dataOf({ status: response.status, body: await response.text(), headers: response.headers }) as T
}

/** Keeps the token for its seven days (requirements.md §9), and whose it is. */
export function keepSession({ token, expiresIn, sellerId }: Session): void {
  if (!storeToken(token, expiresIn)) throw new NotKeptError()
  store(storageKeys.sellerId, sellerId)
}

export interface Credentials {
  sellerNumber: string
  account: string
  password: string
}

export function logIn({ sellerNumber, account, password }: Credentials): Promise<void> {
  return logInTo('user/login', sellerNumber, {
    credentials: { account: account.trim(), password: md5(password) },
    smsCaptchaPass: false,
  })
}

export interface SmsCredentials {
  sellerNumber: string
  phone: string
  captcha: string
}

export function logInBySms({ sellerNumber, phone, captcha }: SmsCredentials): Promise<void> {
  return logInTo('user/smsCaptchaLogin', sellerNumber, {
    credentials: { phone: phone.trim(), captcha },
    smsCaptchaPass: true,
  })
}

/** The log-in payload of requirements.md §3. The number of a seller that was right is filled in the next time. */
async function logInTo(path: string, typed: string, payload: object): Promise<void> {
  const sellerNumber = typed.trim()
  try {
    keepSession(await post<Session>(path, { sellerNumber, ...payload }))
  } catch (error) {
    if (goesOn(error)) store(storageKeys.sellerNumber, sellerNumber)
    throw error
  }
  store(storageKeys.sellerNumber, sellerNumber)
}

/** How long a captcha holds and when the next one may be asked for, in milliseconds. */
export interface CaptchaSent {
  expiresIn: number
  againIn: number
}

export function sendSmsCaptcha({
  sellerNumber,
  phone,
}: Omit<SmsCredentials, 'captcha'>): Promise<CaptchaSent> {
  return post('user/getSmsLoginCaptcha', { sellerNumber: sellerNumber.trim(), phone: phone.trim() })
}

export function sendIpCaptcha(ticket: string): Promise<CaptchaSent> {
  return post('user/sendIpCaptcha', { ticket })
}

export async function logInByIp(ticket: string, captcha: string): Promise<void> {
  keepSession(await post<Session>('user/ipLogin', { ticket, captcha }))
}

export async function logInBySecondStep(ticket: string, code: string): Promise<void> {
  keepSession(await post<Session>('user/secondStep', { ticket, code }))
}

export async function logInByTicket(ticket: string): Promise<void> {
  keepSession(await post<Session>('user/authLogin', { ticket }))
}

/** The branding of a seller's number, else of the host; nothing where neither is known. */
export async function readBranding(by: {
  sellerNumber?: string
  host?: string
}): Promise<SellerBasicsConfig | undefined> {
  return post<SellerBasicsConfig>('seller/getSellerBasicsConfig', by).catch(() => undefined)
}
