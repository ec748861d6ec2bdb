import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The record that is open beside its list, by its number: a part of the address, so that it can be sent to a colleague.
 * `id` stands beside a form, which is `open`.
 */
export function useOpened(key: 'open' | 'id') {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(key))
  const addressOf = useAddressOf(key)
  const go = (id: number | undefined) =>
    setSearch(
      (from) => {
        const next = new URLSearchParams(from)
        if (id === undefined) next.delete(key)
        else next.set(key, String(id))
        return next
      },
      { preventScrollReset: true },
    )

  return {
    id: Number.isSafeInteger(asked) && asked > 0 ? asked : undefined,
    show: (id: number) => go(id),
    close: () => go(undefined),
    addressOf,
  }
}

/** The address at which a row is open and all else is as it is; the same function while that is the same. */
export function useAddressOf(key: 'open' | 'id') {
  const [search] = useSearchParams()
  const others = new URLSearchParams(search)
  others.delete(key)
  const rest = others.toString()
  return useCallback(({ id }: { id: number | string }) => `?${rest}${rest && '&'}${key}=${id}`, [rest, key])
}
