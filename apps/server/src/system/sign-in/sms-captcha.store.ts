import { randomInt } from 'node:crypto'
import { formatTimestamp } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { paramOf } from '../../access/param.ts'
import { hashPassword, nobodysHash, verifyPassword } from '../../access/password.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'

const MINUTE = 60_000
/** domain.md §3.1 SmsCaptcha: 5 minutes, one a minute. */
export const CAPTCHA_MS = 5 * MINUTE
export const AGAIN_MS = MINUTE
/** As many wrong passwords lock an account. */
const MAX_TRIES = 5
/** Phones that one network may have captchas sent to within an hour: a large office, not somebody's list. */
const MAX_PHONES = 60
const HOUR = 60 * MINUTE

/** What a captcha is for. It opens nothing else: the subject is part of what is hashed. */
export interface CaptchaKey {
  /** Whose log-in it is; 0 where there is no such seller. */
  sellerId: number
  scene: 'login' | 'ip'
  phone: string
  /** The seller that is logged in to, or the ticket that the captcha confirms. */
  subject: string
}

/** Six digits, each as likely as any other. */
export function newCaptcha(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored of a captcha. */
export function hashCaptcha({ subject }: CaptchaKey, captcha: string): Promise<string> {
  return hashPassword(`${subject}:${captcha}`)
}

/** Refuses a network (of IPv4: an address) that asks for the captchas of too many phones. */
export async function limitNetwork(db: Kysely<Tables>, network: string, now: number): Promise<void> {
  const { phones } = await db
    .selectFrom('smsCaptcha')
    .select(({ fn }) => fn.countAll<number>().as('phones'))
    .where('ip', '=', network)
    .where('sentTime', '>', now - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(phones) >= MAX_PHONES) throw failures.tooMany()
}

/** Puts a new captcha in the place of the phone's last one, where its limits let it: decided in one statement. */
export async function keepCaptcha(
  db: Kysely<Tables>,
  { sellerId, scene, phone }: CaptchaKey,
  { codeHash, ip, now }: { codeHash: string; ip: string; now: number },
): Promise<void> {
  const day = formatTimestamp(now).slice(0, 10)
  const most = await paramOf(db, sellerId, 'captchasPerDay')
  const sent = { codeHash, ip, day, tries: 0, expires: now + CAPTCHA_MS, sentTime: now }
  const kept = await db
    .insertInto('smsCaptcha')
    .values({ sellerId, scene, phone, ...sent, sentToday: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'scene', 'phone'])
        .doUpdateSet({
          ...sent,
          sentToday: sql<number>`case when sms_captcha.day = ${day} then sms_captcha.sent_today + 1 else 1 end`,
        })
        .where('smsCaptcha.sentTime', '<=', now - AGAIN_MS)
        .where(({ or, eb }) => or([eb('smsCaptcha.day', '!=', day), eb('smsCaptcha.sentToday', '<', most)])),
    )
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows === 1n) return

  const last = await ofSeller(db, sellerId)
    .from('smsCaptcha')
    .select('sentTime')
    .where('scene', '=', scene)
    .where('phone', '=', phone)
    .executeTakeFirst()
  throw last && last.sentTime > now - AGAIN_MS ? failures.captchaTooSoon() : failures.captchaTooMany()
}

/**
 * Whether this is the captcha, once. A try is taken before it is looked at, so that guesses that come side by side
 * are counted; without any captcha it takes as long to say no.
 */
export async function redeemCaptcha(
  db: Kysely<Tables>,
  key: CaptchaKey,
  { captcha, now }: { captcha: string; now: number },
): Promise<boolean> {
  const found = await ofSeller(db, key.sellerId)
    .update('smsCaptcha')
    .set({ tries: sql`tries + 1` })
    .where('scene', '=', key.scene)
    .where('phone', '=', key.phone)
    .where('tries', '<', MAX_TRIES)
    .where('expires', '>', now)
    .returning('codeHash')
    .executeTakeFirst()
  const matches = await verifyPassword(`${key.subject}:${captcha}`, found?.codeHash ?? (await nobodysHash))
  if (!found || !matches) return false

  const { numUpdatedRows } = await ofSeller(db, key.sellerId)
    .update('smsCaptcha')
    .set({ expires: 0 })
    .where('scene', '=', key.scene)
    .where('phone', '=', key.phone)
    .where('codeHash', '=', found.codeHash)
    .where('expires', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
