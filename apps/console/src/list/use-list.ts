import { soundRequest } from '@ampdeck/ui/filter-bar'
import { type Filter, type ListRow, type ListState, NO_ROWS, type Selection } from '@ampdeck/ui/list'
import {
  type ListChange,
  type ListDefaults,
  listFilters,
  listLayout,
  listRequest,
  listSearch,
} from '@ampdeck/ui/list-request'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListCall, usePageOf } from './use-page-of.ts'
import { useSavedViews } from './use-saved-views.ts'

/**
 * A list whose address is its state: filter, order, page and columns stand in the query and nowhere else. What an
 * address says of a filter and makes no sense is left out.
 */
export function useList<Row extends ListRow>(
  call: ListCall<Row>,
  filters: readonly Filter[],
  defaults?: ListDefaults,
  /** What is asked besides and does not change with the address's filters: of which record they are. */
  asked?: Readonly<Record<string, number>>,
): ListState<Row> {
  const [search, setSearch] = useSearchParams()
  const [chosen, choose] = useState<{ selection: Selection; filtered: string }>()
  const filtered = JSON.stringify(listFilters(search))
  const request = useMemo(
    () => soundRequest(filters, listRequest(search, defaults)),
    [search, filters, defaults],
  )
  const change = useCallback(
    (step: ListChange) => setSearch((from) => listSearch(from, step, defaults), { preventScrollReset: true }),
    [setSearch, defaults],
  )
  const page = usePageOf<Row>(call, asked ? { ...request, ...asked } : request, change)
  const views = useSavedViews(call.path, page.status !== 'loading' && page.status !== 'failed')

  return {
    ...page,
    request,
    ...listLayout(search),
    selection: chosen?.filtered === filtered ? chosen.selection : NO_ROWS,
    select: (selection) => choose({ selection, filtered }),
    change,
    views,
  }
}
