import { type PowerLossDraft, PowerLossFilter } from '@ampdeck/api/bill/power-loss-record'
import { shareOf } from '@ampdeck/api/figures/figure'
import { formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof PowerLossFilter>

export const matching = (rows: Rows, filter: Filter) =>
  rows.from('powerLossRecord').where(
    where(PowerLossFilter, filter, 'powerLossRecord', {
      dateFrom: (moment) => sql`power_loss_record.date >= ${formatDate(moment)}`,
      dateTo: (moment) => sql`power_loss_record.date < ${formatDate(moment)}`,
    }),
  )

const named = (query: ReturnType<typeof matching>) =>
  query
    .innerJoin('station', sameSeller('station.id', 'powerLossRecord.stationId'))
    .selectAll('powerLossRecord')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])

export const { page, all, one } = listOf({
  table: 'powerLossRecord',
  usual: { by: 'powerLossRecord.date', order: 'desc' },
  query: (rows: Rows, filter: Filter) => named(matching(rows, filter)),
})

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return matching(rows, filter)
    .select([total('gridWh').as('gridWh'), total('pileWh').as('pileWh')])
    .select([total('auxWh').as('auxWh'), total('lossWh').as('lossWh')])
    .executeTakeFirstOrThrow()
}

/** Whether a station has a record of this day besides the one that is being changed. */
export async function isTaken(
  rows: Rows,
  { stationId, date }: z.output<typeof PowerLossDraft>,
  but = 0,
): Promise<boolean> {
  const found = await rows
    .from('powerLossRecord')
    .select('id')
    .where(({ and }) => and({ stationId, date }))
    .where('id', '<>', but)
    .executeTakeFirst()
  return found !== undefined
}

/** The readings of a day with what the station's piles gave, by its orders, and what is lost between them. */
export async function counted(rows: Rows, draft: z.output<typeof PowerLossDraft>) {
  const { stationId, date, gridWh, auxWh } = draft
  const { pileWh } = await rows
    .from('dayStat')
    .select(sql<number>`coalesce(sum(energy_wh), 0)::bigint`.as('pileWh'))
    .where(({ and }) => and({ stationId, day: date }))
    .executeTakeFirstOrThrow()
  const lossWh = gridWh - pileWh - auxWh
  return { ...draft, pileWh, lossWh, lossBps: lossRate({ lossWh, gridWh }) }
}

/** K20 in basis points: what was lost of what the grid gave; of several days or stations by their sums. */
export function lossRate({ lossWh, gridWh }: { lossWh: number; gridWh: number }): number | null {
  return shareOf(lossWh, gridWh)
}
