import type { Call, InputOf } from '@ampdeck/api/contract'
import type { Page } from '@ampdeck/api/paging'
import { queryOf } from '@ampdeck/api/query'
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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { client } from '../data/client.ts'
import { failureOf } from '../data/failure-of.ts'
import { useSavedViews } from './use-saved-views.ts'

/** A call that answers a page of rows. */
type ListCall<Row> = Call<z.ZodType, z.ZodType<unknown, Page<Row>>>

/**
 * A list whose address is its state: filter, order, page and columns stand in the query and nowhere else. What an
 * address says of a filter and makes no sense is left out.
 */
export function useList<Row extends ListRow>(
  call: ListCall<Row>,
  filters: readonly Filter[],
  defaults?: ListDefaults,
): ListState<Row> {
  const [search, setSearch] = useSearchParams()
  const [chosen, choose] = useState<{ selection: Selection; filtered: string }>()
  const filtered = JSON.stringify(listFilters(search))
  const request = useMemo(
    () => soundRequest(filters, listRequest(search, defaults)),
    [search, filters, defaults],
  )
  // The address holds texts; the server reads them as the contract's types (`filter` in @ampdeck/api).
  const query = useQuery({
    ...queryOf(client, call, request as InputOf<typeof call>),
    placeholderData: keepPreviousData,
  })
  const page = query.data as Page<Row> | undefined
  const views = useSavedViews(call.path, page !== undefined)

  const change = useCallback(
    (step: ListChange) => setSearch((from) => listSearch(from, step, defaults), { preventScrollReset: true }),
    [setSearch, defaults],
  )
  useEffect(() => {
    if (page && page.records.length === 0 && request.current > 1 && page.current === request.current) {
      // spec.md §9: an empty page above page 1 steps back.
      change({ current: Math.min(request.current - 1, Math.max(1, Math.ceil(page.total / page.pageSize))) })
    }
  }, [page, request, change])

  return {
    // spec.md §8: a load that failed shows the message and an empty page.
    rows: query.isError ? [] : (page?.records ?? []),
    total: query.isError ? 0 : (page?.total ?? 0),
    ...(page?.totalCapped && { totalCapped: true }),
    request,
    ...listLayout(search),
    status: query.isError
      ? 'failed'
      : query.isPending
        ? 'loading'
        : query.isFetching
          ? 'refreshing'
          : 'ready',
    ...(query.error && { failure: failureOf(query.error) }),
    ...(query.dataUpdatedAt > 0 && { at: new Date(query.dataUpdatedAt) }),
    selection: chosen?.filtered === filtered ? chosen.selection : NO_ROWS,
    select: (selection) => choose({ selection, filtered }),
    change,
    reload: () => void query.refetch(),
    views,
  }
}
