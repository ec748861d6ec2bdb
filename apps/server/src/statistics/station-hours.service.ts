import { DAY, formatDate, formatTimestamp } from '@ampdeck/api/time'
import type { Rows } from '../database/rows.ts'

const HOURS = 24

/** The energy of one station by hour, today so far and yesterday. */
export async function stationHours(rows: Rows, stationId: number, now: number) {
  await rows.get('station', stationId)
  const [today, yesterday] = [formatDate(now), formatDate(now - DAY)]
  const found = await rows
    .from('dayStat')
    .select(['day', 'hour'])
    .select((of) => of.fn.sum<number>('energyWh').as('energyWh'))
    .where('stationId', '=', stationId)
    .where('day', 'in', [today, yesterday])
    .groupBy(['day', 'hour'])
    .execute()

  const hour = Number(formatTimestamp(now).slice(11, 13))
  const of = (day: string, at: number) =>
    found.find((row) => row.day === day && row.hour === at)?.energyWh ?? 0
  const hours = Array.from({ length: HOURS }, (_, at) => at)
  return {
    today: hours.map((at) => (at > hour ? null : of(today, at))),
    yesterday: hours.map((at) => of(yesterday, at)),
  }
}
