import { userSegment } from '@ampdeck/api/enumerations/member'
import { dayOfHour } from '@ampdeck/api/statistics/portrait-rules'
import type { userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { dayNumber, formatDate, startOfDay } from '@ampdeck/api/time'
import { page as stationsOf } from '../../config/station/station.service.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { tagOfName } from '../../member/tag/tag.store.ts'
import * as store from './user-portrait.store.ts'

const MONTHS = 12
/** More stations than anybody uses in a year. */
const MAX_STATIONS = 1_000

/** One member's portrait, and what it is made of. */
export async function info(rows: Rows, id: number) {
  const months = lastMonths(rows.now)
  const portrait = await store.one(rows, id)
  const [radar, charges] = await Promise.all([
    store.radarOf(rows, portrait),
    store.chargesSince(rows, id, dayNumber(Date.parse(`${months[0]}-01T00:00:00+08:00`))),
  ])
  const sum = (of: typeof charges, field: 'orders' | 'energyWh' | 'spendFen') =>
    of.reduce((total, charge) => total + charge[field], 0)
  const byMonth = Map.groupBy(charges, ({ ended }) => formatDate(startOfDay(dayOfHour(ended))).slice(0, 7))
  const byHour = Map.groupBy(charges, ({ began }) => began % 24)
  const byStation = Map.groupBy(charges, ({ stationId }) => stationId)
  const places = await stationsOf(rows, { current: 1, pageSize: MAX_STATIONS }, (query) =>
    query.where('station.id', 'in', [0, ...byStation.keys()]),
  )

  return {
    ...portrait,
    radar,
    hours: Array.from({ length: 24 }, (_, hour) => sum(byHour.get(hour) ?? [], 'orders')),
    months: months.map((month) => {
      const of = byMonth.get(month) ?? []
      return {
        month,
        orders: sum(of, 'orders'),
        energyWh: sum(of, 'energyWh'),
        spendFen: sum(of, 'spendFen'),
      }
    }),
    used: places.records
      .map((station) => {
        const of = byStation.get(station.id) ?? []
        return { ...station, orders: sum(of, 'orders'), spendFen: sum(of, 'spendFen') }
      })
      .sort((x, y) => y.orders - x.orders),
  }
}

/** `2026-07` and the eleven before it. */
function lastMonths(now: number): string[] {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, nth) =>
    new Date(Date.UTC(year, month - MONTHS + nth, 1)).toISOString().slice(0, 7),
  )
}

/** All five, also those without members. */
export async function segments(rows: Rows) {
  const { found, neverCharged } = await store.segments(rows)
  const nobody = { members: 0, orders90: 0, energy90Wh: 0, spend90Fen: 0 }
  return {
    segments: userSegment.codes.map((segment) => ({
      ...nobody,
      ...found.find((one) => one.segment === segment),
      segment,
    })),
    neverCharged,
  }
}

export async function saveTag({ rows, input }: Request<typeof userPortrait.saveTag>) {
  const id = await tagOfName(rows, input.name)
  return { id, ...(await store.tagSegment(rows, input.segment, id)) }
}
