import { type WorkOrderAction, workOrderTransitions } from '@ampdeck/api/operation/life-cycles'
import type { WorkOrderState } from './work-order-state.ts'

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
 * the action key is missing, `notYours` only the repair user accepts, `fourEyes` the auditor is not the repair user.
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
  const isRepairUser = order.repairUser?.id === userId
  if (way.action === 'accept' && !isRepairUser) return refuse('notYours')
  if ((way.action === 'auditPass' || way.action === 'auditRefuse') && isRepairUser) return refuse('fourEyes')
  return { isAllowed: true, action: way.action }
}
