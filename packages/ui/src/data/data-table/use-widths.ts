import { useMemo, useState } from 'react'
import type { ListView } from '../list/list-state.ts'
import { useStable } from './use-stable.ts'

/** The widths of a list's columns while one of them is dragged: the list learns of it once, at the end. */
export function useWidths({ widths: kept, change }: Pick<ListView, 'widths' | 'change'>) {
  const [draft, setDraft] = useState<Readonly<Record<string, number>>>()
  const widths = useMemo(() => (draft ? { ...kept, ...draft } : kept), [kept, draft])

  const resize = useStable((id: string, width: number) => setDraft({ [id]: width }))
  const keep = useStable(() => {
    if (!draft) return
    change({ widths: { ...kept, ...draft } })
    setDraft(undefined)
  })
  const fit = useStable((id: string, width: number) => {
    change({ widths: { ...kept, [id]: width } })
    setDraft(undefined)
  })
  return { widths, resize, keep, fit }
}
