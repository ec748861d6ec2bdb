import type { Platform } from '../../database/platform.ts'
import type { Proven } from './login-attempt.ts'

/** The seller of a number that was typed. */
export function findSeller({ db }: Platform, sellerNumber: string) {
  return db.selectFrom('seller').selectAll().where('sellerNumber', '=', sellerNumber).executeTakeFirst()
}

/** A seller's user by account; looked for in nobody's accounts too, so that an unknown seller is no faster. */
export function findByAccount({ db }: Pick<Platform, 'db'>, sellerId: number, account: string) {
  return db
    .selectFrom('accountUser')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('account', '=', account)
    .where('deleted', '=', 0)
    .executeTakeFirst()
}

/** The one user of a seller with this phone. A phone that two share proves neither of them. */
export async function findByPhone({ db }: Platform, sellerId: number, phone: string) {
  const found = await db
    .selectFrom('accountUser')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('telephone', '=', phone)
    .where('deleted', '=', 0)
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}

/** Who a ticket is for, as they are now; nothing for somebody who was deleted meanwhile. */
export async function findOwner(
  { db }: Platform,
  owner: { sellerId: number; userId: number },
): Promise<Proven | undefined> {
  const user = await db
    .selectFrom('accountUser')
    .selectAll()
    .where('sellerId', '=', owner.sellerId)
    .where('id', '=', owner.userId)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  const seller = await db.selectFrom('seller').selectAll().where('id', '=', owner.sellerId).executeTakeFirst()
  return user && seller && { user, seller }
}
