import type { CodeOf, KeyOf } from '@ampdeck/api/enumeration'
import { workOrderState } from '@ampdeck/api/enumerations/operation'
import type { Mark } from '../glyph/glyph-of.ts'

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
