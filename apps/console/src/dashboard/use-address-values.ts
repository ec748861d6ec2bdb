import { useSearchParams } from 'react-router-dom'

/**
 * The values that stand in the address, and how some of them are set without a step back in the history; the empty text
 * takes a value away.
 */
export function useAddressValues() {
  const [search, setSearch] = useSearchParams()
  const set = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return [search, set] as const
}
