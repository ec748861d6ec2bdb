import { HOURS } from '@ampdeck/api/config/charge-strategy'
import { HOUR, UTC8 } from '@ampdeck/api/time'

const WHOLE = 100

/** Something that lowers what a station may draw: one value for all hours, or one for each. */
export interface Lowering {
  percents: readonly number[]
}

/** What the lowest of all leaves in each hour of a day, in per cent. */
export function percentsOf(lowerings: readonly Lowering[]): number[] {
  return Array.from({ length: HOURS }, (_, hour) =>
    Math.min(WHOLE, ...lowerings.map((lowering) => percentAt(lowering, hour))),
  )
}

/** What one of them leaves in an hour, in per cent. */
export function percentAt({ percents }: Lowering, hour: number): number {
  return percents[hour] ?? percents[0] ?? WHOLE
}

/** The hour of the day at a moment, in UTC+8. */
export function hourOf(now: number): number {
  return Math.floor((now + UTC8) / HOUR) % HOURS
}

/** What a station may draw by its equipment; 0 where nothing is known. */
export function siteLimitW({
  transformerW,
  maxDemandW,
}: {
  transformerW: number
  maxDemandW: number | null
}) {
  const known = [transformerW, maxDemandW ?? 0].filter((watts) => watts > 0)
  return known.length > 0 ? Math.min(...known) : 0
}

/** The same per hour. */
export function limitsOf(siteW: number, percents: readonly number[]): number[] {
  return percents.map((percent) => Math.floor((siteW * percent) / 100))
}
