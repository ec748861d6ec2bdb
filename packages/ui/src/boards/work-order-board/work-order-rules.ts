import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { refusalOf } from '@ampdeck/api/life'
import { openWorkOrderStates, type WorkOrderState, workOrderLife } from '@ampdeck/api/operation/life-cycles'
import type { Text } from '@ampdeck/api/texts'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'

export type { WorkOrderState }

/** A step that brings a card into another column. */
export type WorkOrderAction = Exclude<keyof typeof workOrderLife, 'edit'>

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
  userId: number | null
  /** Whether the caller has the right to a step; without it to every one. */
  may?: ((action: WorkOrderAction) => boolean) | undefined
}

/**
 * Why a card cannot go to a column: `final` the work order has ended, `noWay` no step leads there, `noRight` the right
 * is missing; else the sentence in which the step is refused to this person.
 */
export type Refusal = 'final' | 'noWay' | 'noRight' | Text

export type Move =
  | { readonly isAllowed: true; readonly action: WorkOrderAction }
  | { readonly isAllowed: false; readonly why: Refusal }

const actions: readonly WorkOrderAction[] = [
  'dispatch',
  'againDispatch',
  'accept',
  'submit',
  'audit',
  'cancel',
]

/** Whether this caller may bring the work order into a state, and by which step. */
export function moveOf(order: BoardOrder, to: WorkOrderState, { userId, may }: Caller): Move {
  const refuse = (why: Refusal): Move => ({ isAllowed: false, why })
  const { state, submitUser = null } = order
  if (!openWorkOrderStates.includes(state)) return refuse('final')
  const action = actions.find((name) => {
    const step = workOrderLife[name]
    return step.from.includes(state) && step.to.includes(to)
  })
  if (!action) return refuse('noWay')
  if (may && !may(action)) return refuse('noRight')
  const row = { state, submitUser, repairUser: order.repairUser?.id ?? null }
  const refusal = refusalOf<typeof row, string>(workOrderLife[action], row, userId)
  return refusal ? refuse(refusal.sentence) : { isAllowed: true, action }
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
