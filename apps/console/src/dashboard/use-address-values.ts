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

/** One of some codes as it stands in the address, and how it is set; the usual one where it names none of them. */
export function useAddressCode<const Code extends string>(
  name: string,
  codes: readonly Code[],
  usual: NoInfer<Code>,
) {
  const [search, set] = useAddressValues()
  const code = codes.find((known) => known === search.get(name)) ?? usual
  return [code, (next: Code) => set({ [name]: next })] as const
}
