import { ShareFilter, shareState } from '@ampdeck/api/system/share-configuration'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ShareFilter>

const named = (rows: Rows, filter: Filter) =>
  rows
    .from('shareConfiguration')
    .where(where(ShareFilter, filter, 'shareConfiguration'))
    .innerJoin('seller', 'seller.id', 'shareConfiguration.targetSellerId')
    .selectAll('shareConfiguration')
    .select(['seller.sellerNumber', 'seller.name as sellerName', 'seller.nameEn as sellerNameEn'])

export const { page, one } = listOf({
  table: 'shareConfiguration',
  usual: { by: 'shareConfiguration.validTo', order: 'desc' },
  query: named,
})

/** The id of an enabled seller by its number. */
export async function sellerOf(db: Kysely<Tables>, sellerNumber: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('seller')
    .select('id')
    .where('sellerNumber', '=', sellerNumber)
    .where('state', '=', shareState.code.on)
    .executeTakeFirst()
  return found?.id
}

export function received(rows: Rows) {
  return rows
    .shares()
    .innerJoin('seller', 'seller.id', 'shareConfiguration.sellerId')
    .select([
      'shareConfiguration.id',
      'shareConfiguration.name',
      'seller.name as owner',
      'seller.nameEn as ownerEn',
      'shareConfiguration.objectKind',
      'shareConfiguration.validTo',
    ])
    .orderBy('shareConfiguration.id')
    .execute()
}
