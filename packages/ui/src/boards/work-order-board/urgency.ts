import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { BoardOrder } from './work-order-transitions.ts'

/** `late` after the deadline, `soon` within its last hour; `none` where no clock runs. */
export interface Urgency {
  readonly kind: 'late' | 'soon' | 'fine' | 'none'
  /** Whole minutes to the deadline, or past it; at least 0. */
  readonly minutes: number
}

/** The last hour before the deadline. */
const SOON = 60

const { done, cancelled } = workOrderState.code

/** How pressing a work order is at a moment, epoch milliseconds. What has ended presses nobody. */
export function urgencyOf({ deadline, state }: Pick<BoardOrder, 'deadline' | 'state'>, now: number): Urgency {
  if (!deadline || state === done || state === cancelled) return { kind: 'none', minutes: 0 }
  const left = (parseTimestamp(deadline) - now) / MINUTE
  if (left < 0) return { kind: 'late', minutes: Math.floor(-left) }
  return { kind: left <= SOON ? 'soon' : 'fine', minutes: Math.floor(left) }
}

/** The most pressing first: by deadline, then by level; without a deadline last. */
export function byUrgency(a: BoardOrder, b: BoardOrder): number {
  const end = '9999'
  return (a.deadline ?? end).localeCompare(b.deadline ?? end) || a.level - b.level || a.id - b.id
}
