import { type StationRow, station } from '@ampdeck/api/config/station'
import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import type { ListState } from '@ampdeck/ui/list'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'

/** The stations of the other filters by service status; a chip is that filter. */
export function ServiceChips({ list }: { list: ListState<StationRow> }) {
  const [search] = useSearchParams()
  const { serviceStatus: _, ...others } = listFilters(search)
  const counts = useRead(station.counts, others).data ?? []

  return (
    <FilterChips
      field="serviceStatus"
      of={serviceStatus}
      counts={counts.map((of) => ({ code: of.serviceStatus, count: of.count }))}
      request={list.request}
      onChange={list.change}
    />
  )
}
