import type { CodeOf } from '../enumeration.ts'
import { chargePlanState } from '../enumerations/plan.ts'

type State = CodeOf<typeof chargePlanState>

export type PlanAction = 'edit' | 'move' | 'arrange' | 'start' | 'stop' | 'finish' | 'delete'

const { draft, on, off, done } = chargePlanState.code

/** The life of a charging plan: from which states an action is allowed, and to which it leads. */
const transitions: Readonly<Record<PlanAction, { from: readonly State[]; to?: State }>> = {
  edit: { from: [draft, off] },
  move: { from: [draft, on, off] },
  arrange: { from: [draft, on, off] },
  start: { from: [draft, off], to: on },
  stop: { from: [on], to: off },
  /** Only by the server: the last of its charges has ended. */
  finish: { from: [on], to: done },
  delete: { from: [draft, off, done] },
}

/** What becomes of a plan; nothing where that is not allowed. */
export function planAfter(state: State, action: PlanAction): State | undefined {
  const { from, to } = transitions[action]
  return from.includes(state) ? (to ?? state) : undefined
}
