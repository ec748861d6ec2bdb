import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room of an element in pixels, followed as it changes; nothing before it has been measured. */
export function useSize(
  element: RefObject<HTMLElement | null>,
): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }

    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])

  return size
}
