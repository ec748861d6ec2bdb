import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export const detailTabs = ['guns', 'load', 'orders', 'alarms', 'devices', 'meters', 'gates'] as const
export type DetailTab = (typeof detailTabs)[number]

export interface DetailAddress {
  id: number
  tab: DetailTab
  /** The status whose guns alone are shown. */
  status: number | undefined
  /** The chosen guns, by the ids of their tiles. */
  guns: ReadonlySet<string>
  showTab: (tab: string) => void
  showStatus: (status: number | undefined) => void
  choose: (guns: ReadonlySet<string>) => void
}

/** Tab, filter and selection of the detail stand in its address, so a copied one shows the same. */
export function useDetailAddress(): DetailAddress {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('guns') ?? ''
  const guns = useMemo(() => new Set(chosen.split(',').filter((id) => /^\d+$/.test(id))), [chosen])
  const put = useCallback(
    (key: string, value: string) =>
      setSearch(
        (from) => {
          if (value === '') from.delete(key)
          else from.set(key, value)
          return from
        },
        { preventScrollReset: true, replace: key === 'guns' },
      ),
    [setSearch],
  )

  return {
    id: Number(search.get('id')),
    tab: detailTabs.find((of) => of === search.get('tab')) ?? 'guns',
    status: Number(search.get('gunStatus')) || undefined,
    guns,
    showTab: (tab) => put('tab', tab === 'guns' ? '' : tab),
    showStatus: (status) => put('gunStatus', status === undefined ? '' : String(status)),
    choose: (next) => put('guns', [...next].join(',')),
  }
}
