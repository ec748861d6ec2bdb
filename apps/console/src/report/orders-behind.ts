import { dimension } from '@ampdeck/api/enumerations/report'
import type { Condition, Dimension, Grain, ReportDefinition } from '@ampdeck/api/figures/report'
import { spanOf } from '../figures/stretch.ts'
import type { ReportRow } from './report-row.ts'

/** The dimensions that the list of orders can be filtered by, with the names of its filters. */
const filters: { readonly [D in Dimension]?: string } = {
  station: 'stationId',
  pile: 'pileId',
  gun: 'gunId',
  channel: 'channel',
  memberType: 'memberType',
  member: 'memberId',
  fleet: 'groupId',
  plate: 'plate',
}

/** By what a row must be divided for a list of orders that has no such condition. */
const conditions: Readonly<Record<Condition, Dimension>> = { fleet: 'fleet', bus: 'fleet', member: 'member' }

/** The address of the finished orders that a row counts; empty where the list of orders cannot tell them apart. */
export function ordersBehind(
  row: ReportRow,
  grain: Grain,
  { only, within = {} }: Pick<ReportDefinition, 'only' | 'within'>,
): string {
  const { time } = row
  const span = time === null ? undefined : spanOf(time, grain)
  if (!span || (only && !row[conditions[only]])) return ''
  const isOfSome = Object.values(within).some(Boolean)
  if (isOfSome && !row.station && !row.pile && !row.gun) return ''
  const search = new URLSearchParams({ orderStatus: '3', endTimeFrom: span.from, endTimeTo: span.to })
  for (const name of dimension.codes) {
    const group = row[name]
    if (!group) continue
    const key = filters[name]
    if (!key || !group.key) return ''
    search.set(key, group.key)
  }
  return `/business/billManage/chargeOrder?${search}`
}
