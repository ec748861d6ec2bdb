import { SellerFilter } from '@ampdeck/api/system/seller-admin'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type Caller, PLATFORM } from '../../access/caller.ts'
import { ofSeller, ofSellersIn } from '../../database/of-seller.ts'
import { isOfSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof SellerFilter>

/** The numbers of a seller and of all below it. */
export const branch = (sellerId: number) => sql<number>`(with recursive below as (
  select id from seller where id = ${sellerId}
  union select sub.id from seller sub join below on sub.pid = below.id) select id from below)`

/** The sellers that somebody administers: the own one and those below it; the platform, which is none of them, all. */
export function visible(db: Kysely<Tables>, { sellerId }: Pick<Caller, 'sellerId'>) {
  const query = db
    .selectFrom('seller')
    .leftJoin('seller as parent', 'parent.id', 'seller.pid')
    .where('seller.id', '>', 0)
    .selectAll('seller')
    .select(['parent.name as parentName', 'parent.nameEn as parentNameEn'])
    .select([
      sql<number>`(select count(*) from account_user u where u.seller_id = seller.id and u.deleted = 0)`.as(
        'users',
      ),
      sql<number>`(select count(*) from seller sub where sub.pid = seller.id)`.as('subSellers'),
    ])
  return sellerId === PLATFORM ? query : query.where('seller.id', 'in', branch(sellerId))
}

export function matching(db: Kysely<Tables>, caller: Pick<Caller, 'sellerId'>, filter: Filter) {
  const names = (value: string) => {
    const part = `%${value.replace(/[\\%_]/g, '\\$&')}%`
    return sql<SqlBool>`(seller.name ilike ${part} or seller.name_en ilike ${part} or seller.seller_number ilike ${part})`
  }
  return visible(db, caller).where(where(SellerFilter, filter, 'seller', { name: names }))
}

/** The first administrator: the oldest account with the seller's first role. */
export function administrator(db: Kysely<Tables>, sellerId: number) {
  return ofSeller(db, sellerId)
    .from('accountUser')
    .select(['accountUser.id', 'accountUser.account'])
    .where(
      sql<SqlBool>`exists (select 1 from role where role.seller_id = account_user.seller_id and role.code = 'admin'
        and role.built_in = 1 and role.deleted = 0 and role.id = any(account_user.role_ids))`,
    )
    .orderBy('accountUser.createTime')
    .orderBy('accountUser.id')
    .executeTakeFirst()
}

/** The people of a branch with all that their roles hold. */
export function holders(db: Kysely<Tables>, sellerId: number) {
  return ofSellersIn(db, branch(sellerId))
    .from('accountUser')
    .innerJoin('role', (join) =>
      join
        .on(isOfSeller('role', 'accountUser'))
        .on(sql<SqlBool>`role.id = any(account_user.role_ids)`)
        .on('role.deleted', '=', 0),
    )
    .select(['accountUser.id', 'accountUser.name', 'role.permissions'])
    .execute()
}
