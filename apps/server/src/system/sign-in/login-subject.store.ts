import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Proven } from './login-attempt.ts'

/** The seller of a number that was typed. */
export function findSeller({ db }: Platform, sellerNumber: string) {
  return db.selectFrom('seller').selectAll().where('sellerNumber', '=', sellerNumber).executeTakeFirst()
}

/** A seller's user by account; looked for in nobody's accounts too, so that an unknown seller is no faster. */
export function findByAccount({ db }: Pick<Platform, 'db'>, sellerId: number, account: string) {
  return ofSeller(db, sellerId)
    .from('accountUser')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()
}

/** The one user of a seller with this phone. A phone that two share proves neither of them. */
export async function findByPhone({ db }: Platform, sellerId: number, phone: string) {
  const found = await ofSeller(db, sellerId)
    .from('accountUser')
    .selectAll()
    .where('telephone', '=', phone)
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}

/** Who a ticket is for, as they are now; nothing for somebody who was deleted meanwhile. */
export async function findOwner(
  { db }: Platform,
  owner: { sellerId: number; userId: number },
): Promise<Proven | undefined> {
  const user = await ofSeller(db, owner.sellerId)
    .from('accountUser')
    .selectAll()
    .where('id', '=', owner.userId)
    .executeTakeFirst()
  const seller = await db.selectFrom('seller').selectAll().where('id', '=', owner.sellerId).executeTakeFirst()
  return user && seller && { user, seller }
}
