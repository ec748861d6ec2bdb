import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of a width, with gaps between them, fit into an element; followed as its width changes. */
export function useColumns(element: RefObject<HTMLElement | null>, width: number, gap: number): number {
  const [columns, setColumns] = useState(0)

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setColumns(Math.max(1, Math.floor((current.clientWidth + gap) / (width + gap))))

    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width, gap])

  return columns
}
