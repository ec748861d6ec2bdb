import { PileTypeFilter, type pileType } from '@ampdeck/api/config/pile-type'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'

function matching(rows: Rows, filter: z.output<typeof PileTypeFilter>) {
  return rows.from('pileType').where(
    where(PileTypeFilter, filter, 'pileType', {
      name: ['pileType.name', 'pileType.nameEn', 'pileType.model'],
    }),
  )
}

export const { page } = listOf({
  table: 'pileType',
  usual: { by: 'pileType.ratedW', order: 'asc' },
  query: (rows: Rows, filter: z.output<typeof PileTypeFilter>) =>
    matching(rows, filter)
      .selectAll()
      .select(
        sql<number>`(select count(*) from pile where pile.seller_id = pile_type.seller_id
        and pile.pile_type_id = pile_type.id and pile.deleted = 0)`.as('pileCount'),
      ),
})

/** For pickers. */
export function options(rows: Rows, { name }: z.output<typeof pileType.selectAll.input>) {
  return matching(rows, { name }).selectAll().orderBy(nameKey('name')).limit(1_000).execute()
}

/** Also where the caller does not see the pile. */
export async function hasPiles(rows: Rows, pileTypeId: number): Promise<boolean> {
  const found = rows.wholeSeller().from('pile').select('pile.id').where('pileTypeId', '=', pileTypeId)
  return (await found.limit(1).execute()).length > 0
}
