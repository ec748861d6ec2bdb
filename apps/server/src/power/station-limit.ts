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

/** What a station may draw by its equipment, and by which part of it; 0 where nothing is known. */
export function siteLimitOf({
  transformerW,
  maxDemandW,
}: {
  transformerW: number
  maxDemandW: number | null
}): { siteW: number; by: 'transformer' | 'maxDemand' } {
  const isByDemand = maxDemandW !== null && maxDemandW > 0 && (transformerW <= 0 || maxDemandW < transformerW)
  return isByDemand
    ? { siteW: maxDemandW, by: 'maxDemand' }
    : { siteW: Math.max(0, transformerW), by: 'transformer' }
}

/** The same per hour. */
export function limitsOf(siteW: number, percents: readonly number[]): number[] {
  return percents.map((percent) => Math.floor((siteW * percent) / 100))
}
