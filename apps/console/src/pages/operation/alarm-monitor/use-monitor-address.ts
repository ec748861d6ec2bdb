import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which stations are looked at, and which alarms are kept in sight, stand in the address: it can be handed over. */
export function useMonitorAddress() {
  const [search, setSearch] = useSearchParams()
  const stationIds = useIds(search.get('stationId'))
  const pins = useIds(search.get('pin'))
  const put = useCallback(
    (key: string, ids: Iterable<number | string>) =>
      setSearch(
        (from) => {
          const next = new URLSearchParams(from)
          const text = [...ids].join(',')
          if (text === '') next.delete(key)
          else next.set(key, text)
          return next
        },
        { preventScrollReset: true, replace: true },
      ),
    [setSearch],
  )
  const pinned = useMemo(() => new Set([...pins].map(String)), [pins])

  return {
    stationIds,
    pinned,
    showStations: (ids: ReadonlySet<number>) => put('stationId', ids),
    /** Keeps these in sight; those that are already, no longer. */
    pin: (ids: readonly string[]) => {
      const next = new Set(pinned)
      const isOn = ids.some((id) => next.has(id))
      for (const id of ids) isOn ? next.delete(id) : next.add(id)
      put('pin', next)
    },
  }
}

function useIds(text: string | null): ReadonlySet<number> {
  return useMemo(
    () =>
      new Set(
        (text ?? '')
          .split(',')
          .filter((id) => /^\d+$/.test(id))
          .map(Number),
      ),
    [text],
  )
}
