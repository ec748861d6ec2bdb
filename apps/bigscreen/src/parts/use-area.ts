import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room of an element, in pixels. */
export interface Area {
  width: number
  height: number
  /** Pixels of the window to one of the design. */
  unit: number
}

/** Pixels of the window to one of the design, as `--px` in wall.css. */
const unitOf = (view: Window) => Math.min(view.innerWidth / 1_920, view.innerHeight / 1_080)

/** The room of an element, followed as the window changes; nothing before it has been measured. */
export function useArea(element: RefObject<HTMLElement | null>): Area | undefined {
  const [area, setArea] = useState<Area>()

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      const unit = unitOf(window)
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
