import { type RefObject, useEffect, useRef } from 'react'

/** Once, and not long: design.md §5, Motion. */
const FLASH_MS = 600

/**
 * Lets an element's `::after` appear and fade once when a value changes, not when it is first drawn. The fading is
 * opacity alone, which costs the main thread nothing.
 */
export function useFlash(element: RefObject<HTMLElement | null>, value: unknown): void {
  const shown = useRef(value)

  useEffect(() => {
    if (Object.is(shown.current, value)) return
    shown.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FLASH_MS,
      easing: 'ease-out',
      pseudoElement: '::after',
    })
  }, [element, value])
}
