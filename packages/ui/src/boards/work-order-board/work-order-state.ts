import type { CodeOf } from '@ampdeck/api/enumeration'
import { workOrderState } from '@ampdeck/api/enumerations/operation'

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
