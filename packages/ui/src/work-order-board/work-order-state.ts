import { type CodeOf, enumeration, type KeyOf } from '@ampdeck/api/enumeration'
import type { Mark } from '../glyph/glyph-of.ts'

/** The states of a work order (domain.md §4, life cycle 16). */
export const workOrderState = enumeration('WorkOrderState', {
  toDispatch: [1, 'To dispatch', '待派单'],
  dispatched: [2, 'Dispatched', '已派单'],
  processing: [3, 'Processing', '处理中'],
  toAudit: [4, 'To audit', '待审核'],
  done: [5, 'Done', '已完成'],
  refused: [6, 'Refused', '已驳回'],
  cancelled: [7, 'Cancelled', '已取消'],
})

/** A code of `workOrderState`. */
export type WorkOrderState = CodeOf<typeof workOrderState>

/** The silhouette of each state. */
const marks: Readonly<Record<KeyOf<typeof workOrderState>, Mark>> = {
  toDispatch: { shape: 'idle', tone: 'warning' },
  dispatched: { shape: 'waiting', tone: 'waiting' },
  processing: { shape: 'preparing', tone: 'busy' },
  toAudit: { shape: 'paused', tone: 'reserved' },
  done: { shape: 'full', tone: 'done' },
  refused: { shape: 'fault', tone: 'bad' },
  cancelled: { shape: 'closed', tone: 'off' },
}

/** The silhouette of a state; nothing for one of a later version. */
export function workOrderMark(state: WorkOrderState): Mark | undefined {
  const key = workOrderState.key(state)
  return key && marks[key]
}

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
