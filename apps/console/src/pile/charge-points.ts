import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { MeterPoint, PileEvent } from '@ampdeck/api/operation/monitor-pile'
import { formatTimestamp } from '@ampdeck/api/time'
import type { ChargeEvent, ChargePoint } from '@ampdeck/ui/power-soc-curve'

/** The readings with what was heard since, each moment once. */
export function withHeard(
  points: readonly MeterPoint[],
  heard: readonly MeterPoint[],
): readonly MeterPoint[] {
  const last = points.at(-1)?.time ?? ''
  const newer = heard.filter(({ time }) => time > last)
  return newer.length === 0 ? points : [...points, ...newer]
}

/** A reading as an event of a gun tells it. */
export function pointOf({ live }: Pick<LiveEventOf<'gun'>, 'live'>): MeterPoint | undefined {
  if (!live) return undefined
  const { V, A, W, soc, tempC, ts } = live
  return { time: formatTimestamp(ts), V, A, W, soc, tempC }
}

/** Readings as the curve of power and SOC draws them. */
export function curveOf(points: readonly MeterPoint[]): ChargePoint[] {
  return points.map(({ time, W, soc }) => ({ at: time, powerW: W, soc }))
}

/** What happened during the readings, for the marks in the curve. */
export function marksOf(
  events: readonly PileEvent[],
  points: readonly MeterPoint[],
  nameOf: (event: PileEvent) => string,
): ChargeEvent[] {
  const [from, to] = [points.at(0)?.time, points.at(-1)?.time]
  if (from === undefined || to === undefined) return []
  return events
    .filter(({ time }) => time >= from && time <= to)
    .map((event) => ({ at: event.time, name: nameOf(event) }))
    .sort((a, b) => a.at.localeCompare(b.at))
}
