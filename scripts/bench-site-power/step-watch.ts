/** One value of the limit, and how the station kept to it. */
export interface Step {
  at: number
  limitW: number
  /** What the cars took when it began. */
  beforeW: number
}

interface Sample {
  at: number
  drawnW: number
}

export interface KeptStep extends Step {
  /** Whether less was allowed than was drawn. */
  isDown: boolean
  /** From the step until the draw is at or below the limit. */
  heldMs: number | undefined
  /** The most by which it was exceeded after that. */
  overshootW: number
  /** The same later than the allowed time, whether it was held before or not, and for how long at a stretch. */
  lateExcessW: number
  lateExcessMs: number
  /** The share of the limit that is used at the end of the step. */
  used: number
}

/** Watches how a station keeps to the steps of its limit. */
export class StepWatch {
  readonly steps: KeptStep[] = []
  readonly #allowedMs: number
  #step: Step | undefined
  #samples: Sample[] = []

  constructor(allowedMs: number) {
    this.#allowedMs = allowedMs
  }

  begin(step: Step): void {
    this.end()
    this.#step = step
  }

  sample(sample: Sample): void {
    this.#samples.push(sample)
  }

  end(): void {
    if (this.#step) this.steps.push(keptStep(this.#step, this.#samples, this.#allowedMs))
    this.#step = undefined
    this.#samples = []
  }
}

export function keptStep(step: Step, samples: readonly Sample[], allowedMs: number): KeptStep {
  const { at, limitW, beforeW } = step
  const held = samples.find(({ drawnW }) => drawnW <= limitW)
  const excess = (from: number) =>
    Math.max(0, ...samples.filter((one) => one.at >= from).map(({ drawnW }) => drawnW - limitW))
  return {
    ...step,
    isDown: beforeW > limitW,
    heldMs: held && held.at - at,
    overshootW: held ? excess(held.at) : 0,
    lateExcessW: excess(at + allowedMs),
    lateExcessMs: longestAbove(
      limitW,
      samples.filter((one) => one.at >= at + allowedMs),
    ),
    used: (samples.at(-1)?.drawnW ?? 0) / limitW,
  }
}

/** The longest stretch above a limit: from its first sample until the first one that is not. */
function longestAbove(limitW: number, samples: readonly Sample[]): number {
  let longest = 0
  let from: number | undefined
  for (const { at, drawnW } of samples) {
    if (drawnW > limitW) from ??= at
    if (from !== undefined) longest = Math.max(longest, at - from)
    if (drawnW <= limitW) from = undefined
  }
  return longest
}
