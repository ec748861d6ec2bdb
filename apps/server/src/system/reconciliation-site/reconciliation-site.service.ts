import { randomBytes } from 'node:crypto'
import { sellerState, userStanding } from '@ampdeck/api/enumerations/system'
import type { reconciliationSite } from '@ampdeck/api/system/reconciliation-site'
import { tokenHashOf } from '../../access/session.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'

/** Long enough for a slow page to load, too short to be found in somebody's log. */
const GOOD_FOR_MS = 120_000

/** Issues a token for the site alone and gives the address to open; `address` is the site's login. */
export async function openSite(
  address: URL | undefined,
  { rows, caller, token, now, fail }: Request<typeof reconciliationSite.open>,
) {
  if (!address) throw fail('reconciliationSite.notConfigured')
  const siteToken = randomBytes(32).toString('base64url')
  await rows.db
    .insertInto('siteToken')
    .values({
      tokenHash: tokenHashOf(siteToken),
      sessionHash: tokenHashOf(token),
      sellerId: caller.sellerId,
      userId: caller.userId,
      createTime: now,
      expires: now + GOOD_FOR_MS,
      usedTime: null,
    })
    .execute()
  const url = new URL(address)
  url.searchParams.set('token', siteToken)
  return { url: url.href, expiresIn: GOOD_FOR_MS }
}

/** Who a token stands for, once: while it is fresh, its session lives, and person and seller are enabled. */
export async function verifySiteToken(
  { db }: Pick<Platform, 'db'>,
  { input, now }: Request<typeof reconciliationSite.verify>,
) {
  const used = await db
    .updateTable('siteToken')
    .set({ usedTime: now })
    .where('tokenHash', '=', tokenHashOf(input.token))
    .where('usedTime', 'is', null)
    .where('expires', '>', now)
    .returning(['sellerId', 'userId', 'sessionHash'])
    .executeTakeFirst()
  const person = used && (await findPerson(db, used, now))
  if (!person) throw failures.ticket()
  return person
}

function findPerson(
  db: Platform['db'],
  of: { sellerId: number; userId: number; sessionHash: string },
  now: number,
) {
  return ofSeller(db, of.sellerId)
    .from('session')
    .innerJoin('accountUser as user', sameSeller('user.id', 'session.userId'))
    .innerJoin('seller', 'seller.id', 'session.sellerId')
    .where('session.tokenHash', '=', of.sessionHash)
    .where('session.userId', '=', of.userId)
    .where('session.expires', '>', now)
    .where('user.state', '=', userStanding.code.enabled)
    .where('user.deleted', '=', 0)
    .where('seller.state', '=', sellerState.code.enabled)
    .select(['session.sellerId', 'seller.sellerNumber', 'session.userId', 'user.account', 'user.name'])
    .executeTakeFirst()
}
