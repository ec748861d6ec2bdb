import { workOrder } from '@ampdeck/api/operation/work-order'
import { useRead } from '../data/use-read.ts'
import { useLiveRows } from '../live/use-live-rows.ts'

/** One work order with its steps, read again when it or its alarm changes. */
export function useWorkOrder(id: number) {
  const reading = useRead(workOrder.get, { id })
  const { data: steps = [] } = useRead(workOrder.steps, { id }, { enabled: reading.data !== undefined })
  useLiveRows(['workOrder', 'alarm'], workOrder.get, workOrder.steps)
  return { reading, steps }
}
