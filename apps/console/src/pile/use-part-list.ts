import { DEFAULT_PAGE_SIZE } from '@ampdeck/api/paging'
import { type ListRow, type ListState, NO_ROWS } from '@ampdeck/ui/list'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { useCallback, useMemo, useState } from 'react'
import { type ListCall, usePageOf } from '../list/use-page-of.ts'

/** A list that is a part of a record's page: what it is of, and its own page and order, which stand in no address. */
export function usePartList<Row extends ListRow>(
  call: ListCall<Row>,
  of: Readonly<Record<string, string | number>>,
): ListState<Row> {
  const [step, setStep] = useState<ListRequest>({ current: 1, pageSize: DEFAULT_PAGE_SIZE })
  const change = useCallback((next: ListChange) => setStep((from) => after(from, next)), [])
  const key = JSON.stringify(of)
  const request = useMemo<ListRequest>(() => ({ ...JSON.parse(key), ...step }), [key, step])
  const page = usePageOf<Row>(call, request, change)

  return { ...page, request, density: 'default', selection: NO_ROWS, select: () => undefined, change }
}

/** Another size or another order begins at the first page again. */
function after(from: ListRequest, { current, pageSize, sort }: ListChange): ListRequest {
  if (pageSize) return { ...from, pageSize, current: 1 }
  if (sort) return { ...from, sortField: sort.field, sortOrder: sort.order, current: 1 }
  return { ...from, current: current ?? from.current }
}
