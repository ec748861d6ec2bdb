import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MatrixSpace } from './matrix-layout.ts'

/** The root's font size in pixels of the design, see wall.css. */
const REM = 19.2

/** The room of an element, followed as the window changes; nothing before it has been measured. */
export function useArea(element: RefObject<HTMLElement | null>): MatrixSpace | undefined {
  const [area, setArea] = useState<MatrixSpace>()

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM
      setArea((known) =>
        known?.width === width && known.height === height && known.unit === unit
          ? known
          : { width, height, unit },
      )
    }

    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])

  return area
}
