import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import type { ListRow, ListState } from '@ampdeck/ui/list'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../data/use-read.ts'

/** The sums below a list, over all that its filters match, as `ListPage` takes them; read once the list is there. */
export function useSum<C extends Call>(
  call: C,
  { status }: Pick<ListState<ListRow>, 'status'>,
): { sum?: OutputOf<C> } {
  const [search] = useSearchParams()
  const { data } = useRead(call, listFilters(search) as InputOf<C>, { enabled: status === 'ready' })
  return data ? { sum: data } : {}
}
