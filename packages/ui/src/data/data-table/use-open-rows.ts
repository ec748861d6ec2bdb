import { useState } from 'react'
import type { RowId } from '../list/column.ts'
import { useStable } from './use-stable.ts'

const NONE: ReadonlySet<RowId> = new Set()

/** The rows whose details are shown. */
export function useOpenRows() {
  const [open, setOpen] = useState(NONE)
  const toggle = useStable((id: RowId) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  })
  return { open, toggle }
}
