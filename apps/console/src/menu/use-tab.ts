import { useSearchParams } from 'react-router-dom'

interface Tab<Id extends string> {
  readonly id: Id
}

/** Which tab of a page is open, and how to open another; `?tab=` in the address, where the first needs no name. */
export function useTab<Id extends string>(tabs: readonly [Tab<Id>, ...Tab<Id>[]]) {
  const [search, setSearch] = useSearchParams()
  const [first] = tabs
  const { id: tab } = tabs.find(({ id }) => id === search.get('tab')) ?? first
  const open = (id: string) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (id === first.id) next.delete('tab')
      else next.set('tab', id)
      return next
    })
  return { tab, open }
}
