import { DEFAULT_PAGE_SIZE } from '@ampdeck/api/paging'
import { type ListRow, type ListState, NO_ROWS } from '@ampdeck/ui/list'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { useCallback, useState } from 'react'
import { type ListCall, usePageOf } from './use-page-of.ts'

/** A list in a dialog, whose page stands in no address: the page below has that for itself. */
export function useDialogList<Row extends ListRow>(
  call: ListCall<Row>,
  /** What is asked besides the page and the order. */
  asked?: object,
): ListState<Row> {
  const [request, setRequest] = useState<ListRequest>({ current: 1, pageSize: DEFAULT_PAGE_SIZE })
  const change = useCallback((step: ListChange) => setRequest((from) => nextRequest(from, step)), [])
  const page = usePageOf<Row>(call, asked ? { ...request, ...asked } : request, change)

  return { ...page, request, density: 'default', selection: NO_ROWS, select: () => undefined, change }
}

/** Another size or another order begins at the first page again. */
function nextRequest(from: ListRequest, { current, pageSize, sort }: ListChange): ListRequest {
  if (pageSize) return { ...from, pageSize, current: 1 }
  if (sort) return { ...from, sortField: sort.field, sortOrder: sort.order, current: 1 }
  return { ...from, current: current ?? from.current }
}
