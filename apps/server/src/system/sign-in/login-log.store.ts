import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { paramOf } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { LoginAttempt } from './lockout.ts'

interface Attempt {
  sellerId: number
  account: string
  userId: number | null
  request: { ip: string; browser: string; now: number }
}

/** Records an attempt with its result code; also one for an account that does not exist. */
export async function logLogin(
  { db, newId }: Platform,
  { sellerId, account, userId, request, resultCode }: Attempt & { resultCode: number },
): Promise<void> {
  const { ip, browser, now } = request
  await db
    .insertInto('loginLog')
    .values({
      id: newId(),
      sellerId,
      account: account.slice(0, 50),
      userId,
      ip,
      browser,
      resultCode,
      ts: now,
    })
    .execute()
}

/** More than any lock counts. */
const MAX_ATTEMPTS = 400

/** The attempts of an account since a moment, newest first. */
export function attemptsOf(
  { db }: Pick<Platform, 'db'>,
  { sellerId, account }: Pick<Attempt, 'sellerId' | 'account'>,
  since: number,
): Promise<LoginAttempt[]> {
  return (
    ofSeller(db, sellerId)
      .from('loginLog')
      .select(['ip', 'resultCode', 'ts'])
      .where('account', '=', account)
      .where('ts', '>', since)
      // What an administrator has unlocked counts no more.
      .where(
        sql<boolean>`ts > coalesce((select max(u.unlocked_time) from account_user u
        where u.seller_id = ${sellerId} and ${account} in (u.account, u.telephone)), 0)`,
      )
      .orderBy('ts', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_ATTEMPTS)
      .execute()
  )
}

/** Whether a user has logged in from this address before. */
export async function isKnownAddress(
  { db }: Pick<Platform, 'db'>,
  { sellerId, userId, request: { ip, now } }: Attempt,
): Promise<boolean> {
  const knownDays = await paramOf(db, sellerId, 'knownAddressDays')
  const found = await ofSeller(db, sellerId)
    .from('loginLog')
    .select('id')
    .where('userId', '=', userId ?? 0)
    .where('ip', '=', ip)
    .where('resultCode', '=', 0)
    .where('ts', '>', now - knownDays * DAY)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
