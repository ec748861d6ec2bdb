import { type RefObject, useState } from 'react'
import { useResize } from '../../foundation/resize/use-resize.ts'

/** How many columns of a width, with gaps between them, fit into an element; followed as its width changes. */
export function useColumns(ref: RefObject<HTMLElement | null>, width: number, gap: number): number {
  const [columns, setColumns] = useState(0)

  useResize(ref, ({ clientWidth }) =>
    setColumns(Math.max(1, Math.floor((clientWidth + gap) / (width + gap)))),
  )
  return columns
}
