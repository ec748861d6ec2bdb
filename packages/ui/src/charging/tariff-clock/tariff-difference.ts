import { DAY, isSameTariff, minuteOf, periodAt, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'

/** A part of the day in which two versions of a tariff differ. */
export interface TariffDifference {
  /** Minutes of the day. */
  from: number
  to: number
  /** Nothing where the version has a gap. */
  before: TariffPeriod | undefined
  after: TariffPeriod | undefined
  /** How much dearer the new version is, 0.0001 yuan per kWh; nothing where one of them has a gap. */
  change4: number | undefined
}

/** Where two versions differ, in the order of the day; neighbours that change alike are one. */
export function differencesOf(
  before: readonly TariffPeriod[],
  after: readonly TariffPeriod[],
): readonly TariffDifference[] {
  const differences: TariffDifference[] = []
  const bounds = boundsOf([...before, ...after])

  for (const [index, from] of bounds.entries()) {
    const to = bounds[index + 1]
    if (to === undefined) break
    const old = periodAt(before, from)
    const fresh = periodAt(after, from)
    if (isSameTariff(old, fresh)) continue

    const last = differences.at(-1)
    if (last?.to === from && isSameTariff(last.before, old) && isSameTariff(last.after, fresh)) last.to = to
    else {
      const change4 = old && fresh && price4Of(fresh) - price4Of(old)
      differences.push({ from, to, before: old, after: fresh, change4 })
    }
  }
  return differences
}

function boundsOf(periods: readonly TariffPeriod[]): readonly number[] {
  const minutes = periods.flatMap(({ from, to }) => [minuteOf(from), minuteOf(to)])
  const known = minutes.filter((minute) => minute !== undefined)
  return [...new Set([0, ...known, DAY])].sort((a, b) => a - b)
}
