import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'

/** The order that ran at a gun at a moment. */
export function orderAt(rows: Rows, { gunId, time }: { gunId: number; time: number }) {
  return rows
    .from('chargeOrder')
    .select(['id', 'orderNo'])
    .where('gunId', '=', gunId)
    .where('id', '>=', idAt(time - LONGEST_CHARGE))
    .where('id', '<=', idAt(time + 60_000))
    .where('startTime', '<=', time)
    .where((where) => where.or([where('endTime', 'is', null), where('endTime', '>=', time)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
