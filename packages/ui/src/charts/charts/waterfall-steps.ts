/** One step of a waterfall. */
export interface WaterfallStep {
  name: string
  /** What it adds, or takes away below zero; for a total, nothing. */
  value: number
  /** Stands on the ground: the sum of all before it. */
  isTotal?: boolean
}

/** Where a step begins and ends on the axis of values. */
export interface WaterfallBar extends WaterfallStep {
  from: number
  to: number
}

/** The bars of a waterfall: each begins where the one before it ended, totals on the ground. */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let sum = 0

  return steps.map((step) => {
    const from = step.isTotal ? 0 : sum
    if (!step.isTotal) sum += step.value
    return { ...step, value: step.isTotal ? sum : step.value, from, to: sum }
  })
}
