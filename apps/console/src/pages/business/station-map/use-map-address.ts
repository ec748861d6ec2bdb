import { type ListChange, listRequest, listSearch } from '@ampdeck/ui/list-request'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { groupIdsOf } from '../../../station-group/group-ids.ts'

/** Filter and selection of the map stand in its address. */
export function useMapAddress() {
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => listRequest(search), [search])
  const chosen = String(request.stations ?? '')
  const selected = useMemo(() => new Set(chosen.split(',').filter(Boolean).map(Number)), [chosen])
  const change = (step: ListChange) =>
    setSearch((from) => listSearch(from, step), { preventScrollReset: true, replace: true })

  return {
    request,
    /** The station group shown, if it is not all stations. */
    groupIds: groupIdsOf(request),
    selected,
    change,
    select: (ids: ReadonlySet<number>) => change({ filters: { stations: [...ids].join(',') } }),
  }
}
