import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Measures an element before it is first painted, and again at every size that it takes later. */
export function useResize<E extends Element>(ref: RefObject<E | null>, onSize: (element: E) => void): void {
  const measure = useEffectEvent(onSize)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    measure(element)
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
}
