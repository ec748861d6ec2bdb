import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MapSize } from './projection.ts'

/** How large the map is drawn; before it is measured, a usual size. */
export function useMapSize(ref: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 800, height: 480 })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return size
}
