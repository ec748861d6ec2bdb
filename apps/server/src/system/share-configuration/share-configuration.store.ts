import { ShareFilter, shareState } from '@ampdeck/api/system/share-configuration'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { mayStillShare } from './may-still-share.ts'

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

/** The rules by which others share with the reader's seller. */
export async function received(rows: Rows) {
  const rules = await rows
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
    .select(['shareConfiguration.sellerId', 'objectIds'])
    .select(['shareConfiguration.createUser', 'shareConfiguration.updateUser'])
    .orderBy('shareConfiguration.id')
    .execute()
  const shown = []
  for (const { sellerId, objectIds, createUser, updateUser, ...rule } of rules) {
    const { objectKind } = rule
    const stands = { sellerId, objectKind, objectIds, createUser, updateUser }
    if (await mayStillShare(rows.db, stands, rows.now)) shown.push(rule)
  }
  return shown
}
