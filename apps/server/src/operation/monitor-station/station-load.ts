import { HOUR, MINUTE, QUARTER } from '@ampdeck/api/time'

/** Energy that flowed in a stretch of time, evenly for all that is known. */
export interface Flow {
  from: number
  to: number
  wh: number
}

/** A charge with what its meter said on the way. */
export interface MeteredCharge {
  startTime: number
  /** Null while it runs. */
  endTime: number | null
  energyWh: number
  /** Energy of the charge at moments in it, in order of time. */
  readings: readonly { ts: number; wh: number }[]
}

/** A mean over less says nothing. */
const LEAST_ELAPSED = MINUTE

/**
 * A charge as flows between its readings. A charge of which none are kept (they are kept per minute, and the demo's
 * past has none) flowed evenly from its begin to its end.
 */
export function flowsOf({ startTime, endTime, energyWh, readings }: MeteredCharge, now: number): Flow[] {
  const end = endTime ?? now
  const points = [{ ts: startTime, wh: 0 }]
  for (const { ts, wh } of [...readings, { ts: end, wh: energyWh }]) {
    const last = points.at(-1)
    // A register that stands still or goes back has delivered nothing; time that goes back is no step.
    if (last && ts > last.ts && ts <= end) points.push({ ts, wh: Math.max(wh, last.wh) })
  }
  return points.slice(1).flatMap((point, index) => {
    const before = points[index]
    return before && point.wh > before.wh ? [{ from: before.ts, to: point.ts, wh: point.wh - before.wh }] : []
  })
}

/**
 * Mean power per step in W, from `start` up to `until`: the energy that flowed in the step over its length, of the
 * running step over what has passed of it.
 */
export function powerPerStep(
  flows: readonly Flow[],
  { start, until, stepMs }: { start: number; until: number; stepMs: number },
): number[] {
  const steps = Math.ceil((until - start) / stepMs)
  const wh = new Float64Array(Math.max(0, steps))
  for (const flow of flows) {
    const length = flow.to - flow.from
    const first = Math.max(0, Math.floor((flow.from - start) / stepMs))
    const last = Math.min(steps - 1, Math.floor((flow.to - 1 - start) / stepMs))
    for (let step = first; step <= last; step++) {
      const begin = start + step * stepMs
      const inside = Math.min(flow.to, begin + stepMs) - Math.max(flow.from, begin)
      if (inside > 0) wh[step] = (wh[step] ?? 0) + (flow.wh * inside) / length
    }
  }
  return Array.from(wh).flatMap((energy, step) => {
    const elapsed = Math.min(until - start - step * stepMs, stepMs)
    return elapsed < Math.min(LEAST_ELAPSED, stepMs) ? [] : [Math.round((energy * HOUR) / elapsed)]
  })
}

/** A quarter without a sample is one of nothing known to be taken; the curve goes on behind it. */
export function perQuarter<Of extends { ts: number }>(
  samples: readonly Of[],
  from: number,
  of: (sample: Of) => number,
): number[] {
  const last = samples.at(-1)
  if (!last) return []
  const found = new Map(samples.map((sample) => [(sample.ts - from) / QUARTER, of(sample)]))
  return Array.from({ length: (last.ts - from) / QUARTER + 1 }, (_, nth) => found.get(nth) ?? 0)
}
