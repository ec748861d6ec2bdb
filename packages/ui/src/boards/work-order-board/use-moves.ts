import { useCallback, useMemo, useState } from 'react'
import type { BoardOrder, WorkOrderState } from './work-order-rules.ts'

/** A card that went back to where it was, and why. */
export interface FailedMove {
  order: BoardOrder
  to: WorkOrderState
  /** In the words of whoever refused it; empty where there are none. */
  reason: string
}

/**
 * Cards that stand in their new column while the server is asked, and go back when it refuses. Moves do not wait for
 * one another.
 */
export function useMoves(orders: readonly BoardOrder[]) {
  const [pending, setPending] = useState<ReadonlyMap<number, WorkOrderState>>(new Map())
  const [failed, setFailed] = useState<FailedMove>()

  const shown = useMemo(
    () =>
      pending.size === 0
        ? orders
        : orders.map((order) => ({ ...order, state: pending.get(order.id) ?? order.state })),
    [orders, pending],
  )

  const run = useCallback(async (order: BoardOrder, to: WorkOrderState, save: () => Promise<void>) => {
    setFailed(undefined)
    setPending((before) => new Map(before).set(order.id, to))
    try {
      await save()
      return true
    } catch (thrown) {
      setFailed({ order, to, reason: thrown instanceof Error ? thrown.message : '' })
      return false
    } finally {
      setPending((before) => new Map([...before].filter(([id]) => id !== order.id)))
    }
  }, [])

  return { shown, pending, failed, run, dismiss: () => setFailed(undefined) }
}
