import { type ParamKey, systemParams } from '@ampdeck/api/system/system-params'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'

/** Parameters that are columns of the seller; whoever reads a seller has them. */
export const sellerParams = ['idleMinutes', 'passwordAgeDays', 'ipCheck'] as const
export type SellerParam = (typeof sellerParams)[number]
/** The parameters with a row of their own. */
type RowParam = Exclude<ParamKey, SellerParam>

/** What a parameter is at this moment for a seller. It is never cached: a change takes effect with the next read. */
export async function paramsOf<Key extends RowParam>(
  db: Kysely<Tables>,
  sellerId: number,
  keys: readonly [Key, ...Key[]],
): Promise<Record<Key, number>> {
  const set = await ofSeller(db, sellerId)
    .from('systemParamValue')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute()
  const storedOr = (key: Key) => set.find((row) => row.key === key)?.value ?? systemParams[key].default
  return Object.fromEntries(keys.map((key) => [key, storedOr(key)])) as Record<Key, number>
}

export async function paramOf(db: Kysely<Tables>, sellerId: number, key: RowParam): Promise<number> {
  return (await paramsOf(db, sellerId, [key]))[key]
}

/** The same inside of a query over several sellers: the parameter of each row's own, by the column that names it. */
export function paramIn(sellerColumn: string, key: RowParam): RawBuilder<number> {
  return sql<number>`coalesce((select param.value from system_param_value as param
    where param.seller_id = ${sql.ref(sellerColumn)} and param.key = ${key} and param.deleted = 0),
    ${sql.lit(systemParams[key].default)})`
}
