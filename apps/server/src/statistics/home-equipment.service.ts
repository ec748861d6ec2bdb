import type { CodeOf } from '@ampdeck/api/enumeration'
import type { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { HomeEquipment, homeEquipment } from '@ampdeck/api/statistics/home-equipment'
import { DAY, formatTimestamp, HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import { lastDays } from '../figures/dashboard.service.ts'
import { namesOf } from '../figures/names.ts'
import { groupsOf } from '../figures/query.ts'
import type { Request } from '../http/context.ts'
import { figuresOf, within } from './dashboard-figures.ts'

const RATES = ['onlineRate', 'available'] as const
/** How much of a time says the hour. */
const HOUR_LENGTH = 13

/** Whether guns can be used hour by hour (K11, K12), alarms by day and level, and piles by type and firmware. */
export async function equipmentSummary({
  rows: all,
  input,
  now,
}: Request<typeof homeEquipment.summary>): Promise<z.output<typeof HomeEquipment>> {
  const rows = within(all, input)
  const from = (Math.floor(now / HOUR) + 1) * HOUR - DAY
  const rated = { figures: RATES, by: [], family: 'platform' } as const
  const [hours, [current], [before], alarms, piles] = await Promise.all([
    groupsOf(rows, { ...rated, grain: 'hour', period: { from, to: now } }),
    groupsOf(rows, { ...rated, grain: 'whole', period: { from: now - DAY, to: now } }),
    groupsOf(rows, { ...rated, grain: 'whole', period: { from: now - 2 * DAY, to: now - DAY } }),
    figuresOf(rows, {
      figures: ['alarms'],
      by: ['alarmLevel'],
      grain: 'day',
      period: lastDays(input.days, now),
    }),
    figuresOf(rows, { figures: ['piles'], by: ['pileType', 'firmware'], period: lastDays(1, now) }),
  ])
  const ratesOf = (group: (typeof hours)[number] | undefined) => ({
    onlineRate: group?.values.onlineRate ?? null,
    available: group?.values.available ?? null,
  })
  const at = new Map(hours.map((group) => [group.time, group]))
  const types = await namesOf(
    rows,
    'pileType',
    piles.map(({ keys: [type = null] }) => type),
  )
  return {
    at: now,
    now: ratesOf(current),
    before: ratesOf(before),
    hours: Array.from({ length: DAY / HOUR }, (_, nth) => {
      const time = from + nth * HOUR
      return { time, ...ratesOf(at.get(formatTimestamp(time).slice(0, HOUR_LENGTH))) }
    }),
    alarms: alarms.map(({ time, keys: [level], alarms: count }) => ({
      day: time,
      // Alarms have one of the levels: the column refuses any other.
      level: Number(level) as CodeOf<typeof alarmLevel>,
      count,
    })),
    piles: piles.flatMap(({ keys: [type = null, firmware = null], piles: count }) => {
      const named = types.get(type)
      return named ? [{ type: named, firmware, count }] : []
    }),
  }
}
