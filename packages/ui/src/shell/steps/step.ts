/** `failed` has an error that must be mended; `waiting` was not reached yet. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed'

export interface Step {
  id: string
  title: string
  /** Muted below or behind the title. */
  caption?: string | undefined
  /** Where it does not follow from the order: a step behind the current one is done, one after it waits. */
  state?: StepState | undefined
}

/** The state of a step; without a current one all are done. */
export function stateOf(steps: readonly Step[], current: string | undefined, index: number): StepState {
  const at = steps.findIndex(({ id }) => id === current)
  const told = steps[index]?.state
  if (told) return told
  if (at < 0 || index < at) return 'done'
  return index === at ? 'current' : 'waiting'
}
