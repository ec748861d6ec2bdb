import type { CodeOf } from '@ampdeck/api/enumeration'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'

export type OrderStatus = CodeOf<typeof orderStatus>
export type ChargeStatus = CodeOf<typeof chargeStatus>

/** What can happen to an order. */
export type OrderAction =
  | 'reserve'
  | 'cancel'
  | 'start'
  | 'accept'
  | 'refuse'
  | 'stop'
  | 'lose'
  | 'check'
  | 'handle'
  | 'void'
  | 'withdraw'

const { reserved, starting, charging, finished, abnormal, closed } = orderStatus.code
/** An order that is not there yet. */
const NONE = null

/**
 * The life of an order (domain.md §4 LC 1): from, action, to. What is not listed is not allowed. `handle` is also what
 * a final bill does that comes after its order was given up.
 */
const transitions: readonly (readonly [OrderStatus | null, OrderAction, OrderStatus])[] = [
  [NONE, 'reserve', reserved],
  [reserved, 'cancel', closed],
  [NONE, 'start', starting],
  [reserved, 'start', starting],
  [starting, 'accept', charging],
  [starting, 'refuse', closed],
  [charging, 'stop', finished],
  [charging, 'lose', abnormal],
  [finished, 'check', abnormal],
  [abnormal, 'handle', finished],
  [abnormal, 'void', closed],
  // Only of an imported bill whose batch is deleted.
  [finished, 'withdraw', closed],
]

/** What becomes of an order; nothing where that is not allowed. */
export function after(from: OrderStatus | null, action: OrderAction): OrderStatus | undefined {
  return transitions.find(([before, named]) => before === from && named === action)?.[2]
}

/** The states from which an action is allowed. */
export function before(action: OrderAction): OrderStatus[] {
  return transitions.flatMap(([from, named]) => (named === action && from !== NONE ? [from] : []))
}

/** Whether a pile works on it, or is about to. */
export function isRunning(status: OrderStatus): boolean {
  return status === starting || status === charging
}

/** How much of an order is paid (LC 1b); where nothing is due, all is. */
export function paymentOf({ payableFen, paidFen }: { payableFen: number; paidFen: number }): ChargeStatus {
  if (paidFen >= payableFen) return chargeStatus.code.settled
  return paidFen > 0 ? chargeStatus.code.partlyDeducted : chargeStatus.code.unpaid
}
