import { PvInverterFilter } from '@ampdeck/api/config/pv-inverter'
import { type PvInverterState, pvGroup, pvStatesOf } from '@ampdeck/api/enumerations/pv-inverter'
import { DAY, HOUR } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof PvInverterFilter>

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('pvInverter')
    .innerJoin('station', sameSeller('station.id', 'pvInverter.stationId'))
    .selectAll('pvInverter')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'station.lng', 'station.lat'])
    .where(
      where(PvInverterFilter, filter, 'pvInverter', {
        group: (groups) => sql`pv_inverter.state in (${sql.join(groups.flatMap(pvStatesOf))})`,
      }),
    )
}

export const { page, all, one } = listOf({
  table: 'pvInverter',
  usual: { by: 'pvInverter.sn', order: 'asc' },
  query: matching,
})

export async function countByGroup(rows: Rows, { group: _, ...filter }: Filter) {
  const states = await matching(rows, filter)
    .clearSelect()
    .select(['pvInverter.state', sql<number>`count(*)`.as('count')])
    .groupBy('pvInverter.state')
    .execute()
  return pvGroup.codes.map((code) => ({
    code,
    count: states
      .filter(({ state }) => state !== null && pvStatesOf(code).includes(state as PvInverterState))
      .reduce((sum, { count }) => sum + count, 0),
  }))
}

/** The mean power of each of the 24 hours that begin at a moment. */
export async function hoursFrom(rows: Rows, inverterId: number, from: number): Promise<number[]> {
  const samples = await rows
    .from('pvSample')
    .select(['pvSample.ts', 'pvSample.energyWh'])
    .where('inverterId', '=', inverterId)
    .where('ts', '>=', from)
    .where('ts', '<', from + DAY)
    .execute()
  const byHour = new Map(samples.map(({ ts, energyWh }) => [(ts - from) / HOUR, energyWh]))
  return Array.from({ length: DAY / HOUR }, (_, hour) => byHour.get(hour) ?? 0)
}

/** The states of a day, the first one that in which it began. */
export async function statesFrom(rows: Rows, inverterId: number, from: number) {
  const of = rows.from('pvState').select(['pvState.ts', 'pvState.state']).where('inverterId', '=', inverterId)
  const [before, during] = await Promise.all([
    of.where('ts', '<', from).orderBy('ts', 'desc').limit(1).execute(),
    of
      .where('ts', '>=', from)
      .where('ts', '<', from + DAY)
      .orderBy('ts')
      .execute(),
  ])
  return [...before, ...during]
}
