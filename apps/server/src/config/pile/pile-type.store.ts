import type { pileType } from '@ampdeck/api/config/pile-type'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { containing } from '../../database/text.ts'

/** For pickers. */
export function pileTypes(rows: Rows, { name }: z.output<typeof pileType.selectAll.input>) {
  return rows
    .from('pileType')
    .select(['id', 'name', 'model', 'currentType', 'ratedW', 'layout', 'protocol'])
    .$if(name !== undefined, (query) => query.where('name', 'ilike', containing(name)))
    .orderBy('name')
    .limit(1_000)
    .execute()
}
