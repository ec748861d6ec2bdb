import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import type { ListState } from '@ampdeck/ui/list'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'

/** The work orders of the other filters by state; a chip is that filter. */
export function StateChips({ list }: { list: ListState<WorkOrderRow> }) {
  const [search] = useSearchParams()
  const { state: _, id: __, view: ___, open: ____, ...others } = listFilters(search)
  const counts = useRead(workOrder.stat, others).data ?? []

  return (
    <FilterChips
      field="state"
      of={workOrderState}
      counts={counts.map(({ state, count }) => ({ code: state, count }))}
      request={list.request}
      onChange={list.change}
    />
  )
}
