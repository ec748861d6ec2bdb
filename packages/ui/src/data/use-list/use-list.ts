import type { Page } from '@ampdeck/api/paging'
import { serverNow } from '@ampdeck/api/server-clock'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { soundRequest } from '../filter-bar/filter-words.ts'
import type { ListRow } from '../list/column.ts'
import type { Filter } from '../list/filters-of.ts'
import type { ListFailure, ListState } from '../list/list-state.ts'
import { NO_ROWS, type Selection } from '../list/selection.ts'
import {
  type ListChange,
  type ListDefaults,
  type ListRequest,
  listFilters,
  listLayout,
  listRequest,
  listSearch,
} from '../list-request/list-request.ts'

/** Reads a page of a list; it gives up when the signal says so, and throws what goes wrong. */
export type ReadList<Input, Row> = (request: Input, signal: AbortSignal) => Promise<Page<Row>>

/** What the last request came to. */
interface Outcome<Row> {
  request: ListRequest
  round: number
  page?: Page<Row>
  at?: Date
  failure?: ListFailure
}

/**
 * A list whose address is its state: filter, order, page and columns stand in the query, so that a reload, "back" and
 * a copied address show the same. It asks nothing of a router; the page's own address is written.
 *
 * @param read stays the same function between renders
 */
export function useList<Input extends object, Row extends ListRow>(
  read: ReadList<Input, Row>,
  filters: readonly Filter[],
  defaults?: ListDefaults,
): ListState<Row> {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const [chosen, choose] = useState<{ selection: Selection; filtered: string }>()
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Row>>()

  const filtered = JSON.stringify(listFilters(search))
  const request = useMemo(
    () => soundRequest(filters, listRequest(search, defaults)),
    [search, filters, defaults],
  )
  useEffect(() => {
    const controller = new AbortController()
    const settle = (result: Pick<Outcome<Row>, 'page' | 'failure'>) => {
      if (!controller.signal.aborted)
        setOutcome((before) => ({
          ...before,
          failure: undefined,
          at: new Date(serverNow()),
          ...result,
          request,
          round,
        }))
    }
    // An address holds texts; the server reads them as the contract's types (`filter` in @ampdeck/api).
    read(request as object as Input, controller.signal).then(
      (page) => settle({ page }),
      (thrown) => settle({ failure: failureOf(thrown) }),
    )
    return () => controller.abort()
  }, [read, request, round])
  const change = useCallback(
    (step: ListChange) => navigate(listSearch(location.search, step, defaults)),
    [defaults],
  )

  const { page, at, failure } = outcome ?? {}
  // The last row of the last page is gone: the page before it is shown.
  useEffect(() => {
    if (page?.records.length === 0 && request.current > 1 && page.current === request.current)
      change({ current: Math.min(request.current - 1, Math.max(1, Math.ceil(page.total / page.pageSize))) })
  }, [page, request, change])

  const isSettled = outcome?.request === request && outcome.round === round
  return {
    ...listLayout(search),
    rows: page?.records ?? [],
    total: page?.total ?? 0,
    ...(page?.totalCapped && { totalCapped: true }),
    ...(at && { at }),
    ...(failure && isSettled && { failure }),
    status: statusOf(isSettled, page !== undefined, failure !== undefined),
    request,
    selection: chosen?.filtered === filtered ? chosen.selection : NO_ROWS,
    select: (selection) => choose({ selection, filtered }),
    change,
    reload: () => setRound((count) => count + 1),
  }
}

function statusOf(isSettled: boolean, hasRows: boolean, hasFailed: boolean): ListState<ListRow>['status'] {
  if (isSettled) return hasFailed ? 'failed' : 'ready'
  return hasRows ? 'refreshing' : 'loading'
}

/** A failed call of the API has a sentence, a code and the id by which its log is found; any other its message. */
function failureOf(thrown: unknown): ListFailure {
  const { message = String(thrown), code, requestId } = thrown as Partial<ListFailure>
  return { message, ...(code && { code }), ...(requestId && { requestId }) }
}

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}

/** Writing the address is told to nobody by the browser. */
function navigate(query: string): void {
  history.pushState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  for (const onChange of listeners) onChange()
}
