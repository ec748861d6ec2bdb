import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'

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

/** When wrong passwords came for an account since a moment and its last success, newest first. */
export async function failedLogins(
  { db }: Pick<Platform, 'db'>,
  { sellerId, account }: Pick<Attempt, 'sellerId' | 'account'>,
  since: number,
): Promise<number[]> {
  const attempts = await ofSeller(db, sellerId)
    .from('loginLog')
    .select(['resultCode', 'ts'])
    .where('account', '=', account)
    .where('ts', '>', since)
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const lastSuccess = attempts.findIndex((attempt) => attempt.resultCode === 0)
  const recent = lastSuccess === -1 ? attempts : attempts.slice(0, lastSuccess)
  return recent.filter((attempt) => attempt.resultCode === 4).map((attempt) => attempt.ts)
}
