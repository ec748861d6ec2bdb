import type { signIn } from '@ampdeck/api/system/sign-in'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import { admit, countedLocks, refuse } from './login-attempt.ts'
import { findByPhone, findSeller } from './login-subject.store.ts'
import { sendCaptcha } from './send-captcha.ts'
import { redeemCaptcha } from './sms-captcha.store.ts'

const keyOf = (sellerId: number, sellerNumber: string, phone: string) =>
  ({ sellerId, scene: 'login', phone, subject: sellerNumber }) as const

/** Sends the captcha of a log-in. Whether the phone belongs to somebody shows neither in the answer nor in its time. */
export async function sendLoginCaptcha(
  platform: OutboxContext,
  request: Request<typeof signIn.getSmsLoginCaptcha>,
) {
  const { sellerNumber, phone } = request.input
  const seller = await findSeller(platform, sellerNumber)
  const found = await findByPhone(platform, seller?.id ?? 0, phone)
  return sendCaptcha(platform, request, {
    key: keyOf(seller?.id ?? 0, sellerNumber, phone),
    sellerId: seller?.id ?? 0,
    isNobodys: found === undefined,
  })
}

/**
 * Log-in by captcha, with the outcomes of a log-in by password. Failures are counted under the phone, known or not:
 * counted together with those of the account they would tell whose phone it is.
 */
export async function logInBySms(platform: Platform, request: Request<typeof signIn.smsCaptchaLogin>) {
  const { sellerNumber, credentials } = request.input
  const { phone, captcha } = credentials
  const seller = await findSeller(platform, sellerNumber)
  const user = await findByPhone(platform, seller?.id ?? 0, phone)
  const attempt = { sellerId: seller?.id ?? 0, account: phone, userId: user?.id ?? null, request }

  const matches = await redeemCaptcha(platform.db, keyOf(seller?.id ?? 0, sellerNumber, phone), {
    captcha,
    now: request.now,
  })
  // After the slow hash, so that guesses which came side by side do not all pass before the lock.
  const { address, account } = await countedLocks(platform, attempt)
  if (Math.max(address, account) > request.now) return refuse(platform, attempt, failures.locked())
  if (!seller || !user || !matches) return refuse(platform, attempt, failures.captcha())
  return admit(platform, attempt, { seller, user }, { checksAddress: true })
}
