import type { AlarmDetail } from '@ampdeck/api/operation/alarm'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { type ReactNode, useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const AlarmDrawer = lazyOf(() => import('./alarm-drawer.tsx'), 'AlarmDrawer')

/** The drawer of one alarm as part of the address, `?open=` and its number: a copied address shows the same. */
export function useOpenAlarm(footer?: (row: AlarmDetail) => ReactNode) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const id = Number(search.get('open'))
  const others = search.toString()
  const addressOf = useCallback(
    ({ id: what }: { id: number }) => {
      const next = new URLSearchParams(others)
      next.set('open', String(what))
      return `${pathname}?${next}`
    },
    [pathname, others],
  )

  const show = (what: number | undefined) =>
    setSearch(
      (from) => {
        const next = new URLSearchParams(from)
        if (what === undefined) next.delete('open')
        else next.set('open', String(what))
        return next
      },
      { preventScrollReset: true },
    )
  return {
    /** Where the drawer of an alarm is, beside what the page shows. */
    addressOf,
    open: ({ id: what }: { id: number }) => show(what),
    element: Number.isSafeInteger(id) && id > 0 && (
      <AlarmDrawer key={id} id={id} onClose={() => show(undefined)} {...(footer && { footer })} />
    ),
  }
}
