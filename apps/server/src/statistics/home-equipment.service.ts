import type { CodeOf } from '@ampdeck/api/enumeration'
import type { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { HomeEquipment, homeEquipment } from '@ampdeck/api/statistics/home-equipment'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import { figuresOf, wholeOf, withNames } from '../figures/figures-of.ts'
import { lastDays, periodBefore, writtenAt } from '../figures/periods.ts'
import { groupsOf } from '../figures/query.ts'
import type { Request } from '../http/context.ts'

const RATES = ['onlineRate', 'available'] as const

/** Whether guns can be used hour by hour (K11, K12), alarms by day and level, and piles by type and firmware. */
export async function equipmentSummary({
  rows: all,
  input,
  now,
}: Request<typeof homeEquipment.summary>): Promise<z.output<typeof HomeEquipment>> {
  const rows = all.atStation(input.stationId)
  const from = (Math.floor(now / HOUR) + 1) * HOUR - DAY
  const day = { from: now - DAY, to: now }
  const [hours, current, before, alarms, piles] = await Promise.all([
    groupsOf(rows, { figures: RATES, by: [], family: 'platform', grain: 'hour', period: { from, to: now } }),
    wholeOf(rows, RATES, day),
    wholeOf(rows, RATES, periodBefore(day, now)),
    figuresOf(rows, {
      figures: ['alarms'],
      by: ['alarmLevel'],
      grain: 'day',
      period: lastDays(input.days, now),
    }),
    figuresOf(rows, { figures: ['piles'], by: ['pileType', 'firmware'], period: lastDays(1, now) }),
  ])
  const at = new Map(hours.map(({ time, values }) => [time, values]))
  const types = await withNames(rows, 'pileType', piles)
  return {
    at: now,
    now: current,
    before,
    hours: Array.from({ length: DAY / HOUR }, (_, nth) => {
      const time = from + nth * HOUR
      const { onlineRate = null, available = null } = at.get(writtenAt(time, 'hour')) ?? {}
      return { time, onlineRate, available }
    }),
    alarms: alarms.map(({ time, keys: [level], alarms: count }) => ({
      day: time,
      // Alarms have one of the levels: the column refuses any other.
      level: Number(level) as CodeOf<typeof alarmLevel>,
      count,
    })),
    piles: types.map(({ group, keys: [, firmware = null], piles: count }) => ({
      type: group,
      firmware,
      count,
    })),
  }
}
