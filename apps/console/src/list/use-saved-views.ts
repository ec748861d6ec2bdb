import { listView } from '@ampdeck/api/system/list-view'
import type { SavedViews } from '@ampdeck/ui/list'
import { viewSearch } from '@ampdeck/ui/list-request'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'

/**
 * The views of a list that people of the seller keep. They are read when somebody reaches for them, and where the
 * address may be one of them; then after the rows, which should not wait.
 */
export function useSavedViews(list: string, isReady: boolean): SavedViews {
  const [address, setAddress] = useSearchParams()
  const [isWanted, setWanted] = useState(false)
  const search = viewSearch(address)
  const { data: all = [] } = useRead(
    listView.all,
    { list },
    { enabled: isWanted || (isReady && search !== '') },
  )
  const save = useAction(listView.save)
  const remove = useAction(listView.delete)
  const want = useCallback(() => setWanted(true), [])

  return {
    all,
    search,
    want,
    apply: (view) => setAddress(view.search),
    save: async (name, shared) => Boolean(await save({ list, name, search, shared })),
    remove: (view) => void remove({ id: view.id }),
  }
}
