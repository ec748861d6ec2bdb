import { HOME_DAYS } from '@ampdeck/api/statistics/platform-home'
import { useSearchParams } from 'react-router-dom'

export type HomeDays = (typeof HOME_DAYS)[number]

/** What the figures of the landing are of; it stands in the address, so that a copied one shows the same. */
export function useHomeFilter() {
  const [search, setSearch] = useSearchParams()
  const days = HOME_DAYS.find((known) => String(known) === search.get('days')) ?? 1
  const station = search.get('station') ?? ''
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return {
    days,
    station,
    /** As the calls take it. */
    of: /^\d{1,16}$/.test(station) ? { stationId: Number(station) } : {},
    setStation: (id: string) => set('station', id),
    setDays: (next: HomeDays) => set('days', next === 1 ? '' : String(next)),
  }
}

export type HomeFilter = ReturnType<typeof useHomeFilter>
