import { MeterFilter } from '@ampdeck/api/config/meter'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { isReferredTo, sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof MeterFilter>

/** Meters with their station and the newest month that a fee was entered for. */
function matching(rows: Rows, filter: Filter) {
  return rows
    .from('meter')
    .innerJoin('station', sameSeller('station.id', 'meter.stationId'))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('meterFee')
          .select(['meterFee.month', 'meterFee.feeFen as monthFeeFen'])
          .where(isReferredTo('meterFee.meterId', 'meter.id'))
          .where('meterFee.deleted', '=', 0)
          .orderBy('meterFee.month', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('meter')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['last.month', 'last.monthFeeFen'])
    .where(where(MeterFilter, filter, 'meter'))
}

export const { page, all } = listOf({
  table: 'meter',
  usual: { by: 'meter.meterNo', order: 'asc' },
  query: matching,
})

/** A fee says by its meter what it is of. */
export async function hasFees(rows: Rows, meterId: number): Promise<boolean> {
  const found = rows.wholeSeller().from('meterFee').select('meterFee.id').where('meterId', '=', meterId)
  return (await found.limit(1).execute()).length > 0
}
