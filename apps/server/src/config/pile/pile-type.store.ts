import { pileType } from '@ampdeck/api/config/pile-type'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

/** For pickers. */
export function pileTypes(rows: Rows, filter: z.output<typeof pileType.selectAll.input>) {
  return rows
    .from('pileType')
    .select(['id', 'name', 'model', 'currentType', 'ratedW', 'layout', 'protocol'])
    .where(where(pileType.selectAll.input, filter, 'pileType'))
    .orderBy('name')
    .limit(1_000)
    .execute()
}
