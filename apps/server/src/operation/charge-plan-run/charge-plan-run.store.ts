import { type ChargePlanRun, ChargePlanRunFilter } from '@ampdeck/api/config/charge-plan-run'
import { chargePlanState, planRunState } from '@ampdeck/api/enumerations/plan'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ChargePlanRunFilter>
type Row = z.output<typeof ChargePlanRun>

const { draft: DRAFT } = chargePlanState.code
const { waiting: WAITING } = planRunState.code
const byStart = { by: 'chargePlanRun.plannedStart', order: 'desc' } as const

/** The charges of plans that were started; those of a draft are only wishes. */
function matching(rows: Rows, filter: Filter) {
  return rows
    .from('chargePlanRun')
    .innerJoin('chargePlan', sameSeller('chargePlan.id', 'chargePlanRun.planId'))
    .leftJoin('station', sameSeller('station.id', 'chargePlanRun.stationId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'chargePlanRun.groupId'))
    .leftJoin('gun', sameSeller('gun.id', 'chargePlanRun.gunId'))
    .leftJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'chargePlanRun.orderId'))
    .where(({ or, eb }) =>
      or([eb('chargePlan.state', '<>', DRAFT), eb('chargePlanRun.state', '<>', WAITING)]),
    )
    .where(where(ChargePlanRunFilter, filter, 'chargePlanRun'))
}

function shown(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .selectAll('chargePlanRun')
    .select(['chargePlan.name as planName', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['fleet.name as groupName', 'pile.name as pileName', 'gun.letter', 'chargeOrder.orderNo'])
    .$castTo<Row>()
}

export const { page, all } = listOf({
  table: 'chargePlanRun',
  usual: byStart,
  query: shown,
})

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) =>
    sql<number>`coalesce(sum(${sql.ref(`chargePlanRun.${column}`)}), 0)::bigint`
  return matching(rows, filter)
    .select([
      total('energyWh').as('energyWh'),
      total('realFen').as('realFen'),
      total('savedFen').as('savedFen'),
    ])
    .executeTakeFirstOrThrow()
}
