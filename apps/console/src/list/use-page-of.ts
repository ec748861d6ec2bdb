import { dataOf } from '@ampdeck/api/client/outcome'
import type { Call, InputOf } from '@ampdeck/api/contract'
import type { Page } from '@ampdeck/api/paging'
import { queryOf } from '@ampdeck/api/query'
import { byServerClock } from '@ampdeck/api/server-clock'
import type { ListRow, ListState } from '@ampdeck/ui/list'
import type { ListRequest } from '@ampdeck/ui/list-request'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { client } from '../data/client.ts'
import { claimArrived } from '../data/early-requests.ts'
import { failureOf } from '../data/failure-of.ts'

/** A call that answers a page of rows. */
export type ListCall<Row> = Call<z.ZodType, z.ZodType<unknown, Page<Row>>>

type PageState<Row extends ListRow> = Pick<
  ListState<Row>,
  'rows' | 'total' | 'totalCapped' | 'status' | 'failure' | 'at' | 'reload'
>

/** The page of rows that a request asks for; an empty page above page 1 steps back (requirements.md §9). */
export function usePageOf<Row extends ListRow>(
  call: ListCall<Row>,
  request: ListRequest,
  change: (step: { current: number }) => void,
): PageState<Row> {
  // A list's address holds texts; the server reads them as the contract's types (`filter` in @ampdeck/api).
  const query = useQuery({
    ...queryOf(client, call, request as InputOf<typeof call>),
    initialData: () => arrivedPage(call, request),
    placeholderData: keepPreviousData,
  })
  const page = query.data as Page<Row> | undefined

  useEffect(() => {
    if (page && page.records.length === 0 && request.current > 1 && page.current === request.current)
      change({ current: Math.min(request.current - 1, Math.max(1, Math.ceil(page.total / page.pageSize))) })
  }, [page, request, change])

  return {
    // requirements.md §8: a load that failed shows the message and an empty page.
    rows: query.isError ? [] : (page?.records ?? []),
    total: query.isError ? 0 : (page?.total ?? 0),
    ...(page?.totalCapped && { totalCapped: true }),
    status: query.isError
      ? 'failed'
      : query.isPending
        ? 'loading'
        : query.isFetching
          ? 'refreshing'
          : 'ready',
    ...(query.error && { failure: failureOf(query.error) }),
    ...(query.dataUpdatedAt > 0 && { at: new Date(byServerClock(query.dataUpdatedAt)) }),
    reload: () => void query.refetch(),
  }
}

/** The rows that were asked for as the page's link was pressed, where they are there already. */
function arrivedPage(call: Call, request: ListRequest): unknown {
  const answer = claimArrived(call.path, request)
  try {
    return answer && dataOf(answer)
  } catch {
    // A failure is met, and told, by asking as usual.
    return undefined
  }
}
