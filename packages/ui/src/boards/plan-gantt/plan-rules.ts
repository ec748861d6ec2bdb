/*
 * A charging plan in whole minutes from the start of the view: what overlaps, what power it asks for, and whether
 * every car has what it needs before it leaves.
 */

/** A planned charge of one vehicle on one gun. */
export interface PlanBar {
  readonly id: number
  readonly gunId: number
  readonly vehicle: string
  /** Minutes from the start of the view; `to` is not part of it. */
  readonly from: number
  readonly to: number
  /** Planned power, W. */
  readonly powerW: number
  /** What brings the battery to its target, Wh. */
  readonly needWh: number
  /** When the car must leave, in minutes. */
  readonly latestEnd: number
  /** It has begun: nobody moves it any more. */
  readonly isFixed?: boolean | undefined
}

/** A power that holds for a time, W. */
export interface PowerStep {
  readonly from: number
  readonly to: number
  readonly watts: number
}

export type PlanConflict =
  /** Two charges at the same time on one gun. */
  | {
      readonly kind: 'overlap'
      readonly ids: readonly [number, number]
      readonly from: number
      readonly to: number
    }
  /** All charges together ask for more than the limit; `watts` is the most above it. */
  | { readonly kind: 'over'; readonly from: number; readonly to: number; readonly watts: number }
  /** What the battery lacks for its target when the car must leave. */
  | { readonly kind: 'short'; readonly id: number; readonly wh: number }

/** The step of every move and resize, and the shortest charge. */
export const STEP = 15

/** What flows until the car leaves, Wh. */
export function energyOf({ from, to, powerW, latestEnd }: PlanBar): number {
  return (powerW * Math.max(Math.min(to, latestEnd) - from, 0)) / 60
}

/** Every pair that is on one gun at one time. One may begin in the minute in which the other ends. */
export function overlapsOf(bars: readonly PlanBar[]): PlanConflict[] {
  return [...Map.groupBy(bars, (bar) => bar.gunId).values()].flatMap((onGun) => {
    const inOrder = onGun.toSorted((a, b) => a.from - b.from || a.id - b.id)
    return inOrder.flatMap((a, index) =>
      inOrder.slice(index + 1).flatMap((b): PlanConflict[] => {
        const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
        return from < to ? [{ kind: 'overlap', ids: [a.id, b.id], from, to }] : []
      }),
    )
  })
}

/** The sum of all planned power from 0 to the end of the view, in steps that touch one another. */
export function loadOf(bars: readonly PlanBar[], length: number): PowerStep[] {
  const within = (minute: number) => Math.min(Math.max(minute, 0), length)
  const edges = [...new Set([0, length, ...bars.flatMap(({ from, to }) => [within(from), within(to)])])].sort(
    (a, b) => a - b,
  )
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? length
    const running = bars.filter((bar) => bar.from <= from && bar.to >= to)
    return { from, to, watts: running.reduce((sum, { powerW }) => sum + powerW, 0) }
  })
}

/** Where the load is above the limit; what touches is one conflict. */
export function excessOf(load: readonly PowerStep[], limits: readonly PowerStep[]): PlanConflict[] {
  const over = load.flatMap((step) =>
    limits.flatMap((limit) => {
      const [from, to] = [Math.max(step.from, limit.from), Math.min(step.to, limit.to)]
      return from < to && step.watts > limit.watts ? [{ from, to, watts: step.watts - limit.watts }] : []
    }),
  )
  const joined: PowerStep[] = []
  for (const step of over.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && last.to === step.from)
      joined[joined.length - 1] = { from: last.from, to: step.to, watts: Math.max(last.watts, step.watts) }
    else joined.push(step)
  }
  return joined.map((step) => ({ kind: 'over', ...step }))
}

/** The cars that would leave without what they need. Less than a tenth of a kilowatt-hour is rounding. */
export function shortagesOf(bars: readonly PlanBar[]): PlanConflict[] {
  return bars.flatMap((bar): PlanConflict[] => {
    const wh = Math.round(bar.needWh - energyOf(bar))
    return wh >= 100 && !bar.isFixed ? [{ kind: 'short', id: bar.id, wh }] : []
  })
}

/** In which lane of its gun each charge is drawn, so that charges that overlap lie below one another. */
export function lanesOf(bars: readonly PlanBar[]): {
  readonly lanes: ReadonlyMap<number, number>
  readonly count: number
} {
  const ends: number[] = []
  const lanes = new Map<number, number>()
  for (const bar of bars.toSorted((a, b) => a.from - b.from || a.id - b.id)) {
    const free = ends.findIndex((end) => end <= bar.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = bar.to
    lanes.set(bar.id, lane)
  }
  return { lanes, count: Math.max(ends.length, 1) }
}

/** All conflicts: overlaps, then the limit, then what is missing. */
export function conflictsOf(
  bars: readonly PlanBar[],
  limits: readonly PowerStep[],
  length: number,
): PlanConflict[] {
  return [...overlapsOf(bars), ...excessOf(loadOf(bars, length), limits), ...shortagesOf(bars)]
}

/** The ids of the charges that a conflict is about; a limit concerns all that run meanwhile. */
export function idsOf(conflict: PlanConflict, bars: readonly PlanBar[]): readonly number[] {
  if (conflict.kind === 'overlap') return conflict.ids
  if (conflict.kind === 'short') return [conflict.id]
  return bars.filter((bar) => bar.from < conflict.to && bar.to > conflict.from).map(({ id }) => id)
}

/** The next full step. */
export function snap(minutes: number): number {
  return Math.round(minutes / STEP) * STEP
}

/** Moved by minutes, as long as before, and never out of the view. */
export function moveBar(bar: PlanBar, by: number, length: number): PlanBar {
  const shift = Math.max(Math.min(by, length - bar.to), -bar.from)
  return { ...bar, from: bar.from + shift, to: bar.to + shift }
}

/** Ends later or earlier, at least one step after it begins. */
export function resizeBar(bar: PlanBar, by: number, length: number): PlanBar {
  return { ...bar, to: Math.min(Math.max(bar.to + by, bar.from + STEP), Math.max(length, bar.to)) }
}
