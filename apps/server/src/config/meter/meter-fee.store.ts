import { MeterFeeFilter } from '@ampdeck/api/config/meter-fee'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof MeterFeeFilter>

const totalWh = sql<number>`(meter_fee.sharp_wh + meter_fee.peak_wh + meter_fee.flat_wh + meter_fee.valley_wh)`
const sorted: Readonly<Record<string, string>> = { meterNo: 'meter.meterNo', totalWh: 'totalWh' }

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('meterFee')
    .innerJoin('meter', sameSeller('meter.id', 'meterFee.meterId'))
    .where(where(MeterFeeFilter, filter, 'meterFee', { meterNo: 'meter.meterNo' }))
}

export function page(rows: Rows, request: Filter & PageRequest) {
  const query = matching(rows, request)
    .innerJoin('station', sameSeller('station.id', 'meterFee.stationId'))
    .selectAll('meterFee')
    .select(['meter.meterNo', totalWh.as('totalWh')])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
  const { by, order } = orderOf(request, 'meterFee', { by: 'meterFee.month', order: 'desc' })
  return readPage(rows.db, query, request, {
    by: sorted[request.sortField ?? ''] ?? by,
    order,
    id: 'meterFee.id',
  })
}

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return matching(rows, filter)
    .select([total('sharpWh').as('sharpWh'), total('peakWh').as('peakWh'), total('flatWh').as('flatWh')])
    .select([total('valleyWh').as('valleyWh'), total('feeFen').as('feeFen')])
    .select(sql<number>`coalesce(sum(${totalWh}), 0)::bigint`.as('totalWh'))
    .executeTakeFirstOrThrow()
}
