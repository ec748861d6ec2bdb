import { TIMEOUTS } from '@ampdeck/api/contract'
import { sql } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { networkOf } from '../../foundation/client-address.ts'
import type { Context } from '../../http/context.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import { sendSms } from '../../outbox/outbox.ts'
import {
  AGAIN_MS,
  CAPTCHA_MS,
  type CaptchaKey,
  hashCaptcha,
  keepCaptcha,
  limitNetwork,
  newCaptcha,
} from './sms-captcha.store.ts'

interface Wanted {
  key: CaptchaKey
  sellerId: number
  /** Nobody has this phone: the same is done, and then taken back. */
  isNobodys: boolean
}

/** Sends a captcha, within the limits of its phone and of the address that asks. */
export async function sendCaptcha(
  platform: OutboxContext,
  { ip, now, language }: Pick<Context, 'ip' | 'now' | 'language'>,
  { key, sellerId, isNobodys }: Wanted,
): Promise<{ expiresIn: number; againIn: number }> {
  const captcha = newCaptcha()
  const codeHash = await hashCaptcha(key, captcha)
  const message = { sellerId, phone: key.phone, scene: 'captcha', blanks: { captcha }, language } as const
  const network = networkOf(ip)
  await inTransaction(platform.db, TIMEOUTS.short, async (db) => {
    await limitNetwork(db, network, now)
    await keepCaptcha(db, key, { codeHash, ip: network, now })
    if (isNobodys) await sql`savepoint nobodys`.execute(db)
    await sendSms({ ...platform, db }, message)
    if (isNobodys) await sql`rollback to savepoint nobodys`.execute(db)
  })
  return { expiresIn: CAPTCHA_MS, againIn: AGAIN_MS }
}
