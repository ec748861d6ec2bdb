import type { CodeOf } from '@ampdeck/api/enumeration'
import { workOrderState } from '@ampdeck/api/enumerations/operation'
import {
  type WorkOrderAction,
  workOrderRefusal,
  workOrderTransitions,
} from '@ampdeck/api/operation/life-cycles'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'

/** A code of `workOrderState`. */
export type WorkOrderState = CodeOf<typeof workOrderState>

const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

/** The columns of the board: the way of a work order from left to right, what ended outside of it last. */
export const boardStates: readonly WorkOrderState[] = [
  toDispatch,
  dispatched,
  processing,
  toAudit,
  refused,
  done,
  cancelled,
]

/** A member of the repair team. */
export interface WorkOrderPerson {
  id: number
  name: string
}

/** What the board shows of a work order. */
export interface BoardOrder {
  id: number
  no: string
  title: string
  /** A code of `AlarmLevel`, 1 to 6. */
  level: number
  state: WorkOrderState
  station: string
  repairUser: WorkOrderPerson | null
  /** Who submitted the work, where that is known. */
  submitUser?: number | null
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8; null before it is dispatched. */
  deadline: string | null
}

/** Who moves the cards. */
export interface Caller {
  userId: number
  /** The caller's action keys; without them every key is held. */
  grants?: ReadonlySet<string> | undefined
}

/**
 * Why a card cannot go to a column: `final` the work order has ended, `noWay` no transition leads there, `noRight`
 * the action key is missing, `notYours` only the repair user accepts, `fourEyes` who repaired or submitted does not audit.
 */
export type Refusal = 'final' | 'noWay' | 'noRight' | 'notYours' | 'fourEyes'

export type Move =
  | { readonly isAllowed: true; readonly action: WorkOrderAction }
  | { readonly isAllowed: false; readonly why: Refusal }

/** Whether this caller may bring the work order into a state, and by which action. */
export function moveOf(order: BoardOrder, to: WorkOrderState, { userId, grants }: Caller): Move {
  const refuse = (why: Refusal): Move => ({ isAllowed: false, why })
  if (!workOrderTransitions.some(({ from }) => from.includes(order.state))) return refuse('final')
  const way = workOrderTransitions.find(({ from, to: end }) => from.includes(order.state) && end === to)
  if (!way) return refuse('noWay')
  if (grants && !grants.has(way.permission)) return refuse('noRight')
  const { state, submitUser = null } = order
  const refusal = workOrderRefusal(
    { state, submitUser, repairUser: order.repairUser?.id ?? null },
    way.action,
    userId,
  )
  if (refusal === 'workOrder.notYours') return refuse('notYours')
  if (refusal === 'audit.sameUser') return refuse('fourEyes')
  return { isAllowed: true, action: way.action }
}

/** `late` after the deadline, `soon` within its last hour; `none` where no clock runs. */
export interface Urgency {
  readonly kind: 'late' | 'soon' | 'fine' | 'none'
  /** Whole minutes to the deadline, or past it; at least 0. */
  readonly minutes: number
}

/** The last hour before the deadline. */
const SOON = 60

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
