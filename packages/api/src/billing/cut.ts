import { dayNumber, MINUTE, minutesOf, startOfDay } from '../time.ts'
import { timesOver } from './arithmetic.ts'
import type { TariffPeriod } from './tariff-period.ts'

/** A reading of a gun's register. */
export interface MeterValue {
  /** Epoch milliseconds. */
  ts: number
  wh: number
}

/** What was charged inside one period of one day. */
export interface Segment {
  from: number
  to: number
  energyWh: number
  tariff: TariffPeriod
}

/**
 * Cuts a charge at every tariff boundary and every midnight that it crosses. The energy of
 * the segments sums to the difference of the readings exactly. A charge of less than a minute belongs to the
 * period of its start.
 */
export function cutByTariff(values: readonly MeterValue[], periods: readonly TariffPeriod[]): Segment[] {
  const start = values[0]
  const stop = values.at(-1)
  if (!start || !stop) throw new RangeError('A charge has a first and a last reading.')
  assertRising(values)
  const segments: Segment[] = []
  let from = start.ts
  let reading = start.wh

  for (;;) {
    const { tariff, end } = periodAt(from, periods)
    const to = stop.ts - start.ts < MINUTE ? stop.ts : Math.min(end, stop.ts)
    const next = to === stop.ts ? stop.wh : readingAt(to, values)
    segments.push({ from, to, energyWh: next - reading, tariff })
    if (to >= stop.ts) return segments
    from = to
    reading = next
  }
}

/** The reading at an instant: between the two nearest values by time, rounded half up to 1 Wh. */
function readingAt(ts: number, values: readonly MeterValue[]): number {
  const index = values.findIndex((value) => value.ts >= ts)
  const after = values[index] ?? values.at(-1)
  const before = values[index - 1] ?? after
  if (!after || !before) throw new RangeError('No reading.')
  if (after.ts === before.ts || ts >= after.ts) return after.wh
  return before.wh + timesOver(after.wh - before.wh, ts - before.ts, after.ts - before.ts)
}

/** The prices of a moment, and until when they hold. */
export function periodAt(
  ts: number,
  periods: readonly TariffPeriod[],
): { tariff: TariffPeriod; end: number } {
  const midnight = startOfDay(dayNumber(ts))
  const minute = (ts - midnight) / MINUTE
  const tariff = periods.find((row) => minutesOf(row.from) <= minute && minute < minutesOf(row.to))
  if (!tariff) throw new RangeError(`The tariff has no price ${Math.floor(minute)} minutes after midnight.`)
  return { tariff, end: midnight + minutesOf(tariff.to) * MINUTE }
}

function assertRising(values: readonly MeterValue[]): void {
  for (const [index, { ts, wh }] of values.entries()) {
    const before = values[index - 1]
    if (before && (ts < before.ts || wh < before.wh)) throw new RangeError('Time or register runs backwards.')
  }
}
