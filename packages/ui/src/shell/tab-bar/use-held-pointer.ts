import { type RefObject, useEffect } from 'react'

const EVENTS = ['pointerdown', 'mousedown'] as const
const OPEN_ABOVE = '[data-part="backdrop"][data-state="open"]'

/**
 * A form that is open above a page belongs to that page alone: a press on the tabs neither closes it nor takes its
 * focus, so that another page can be shown and the form be met again as it was. The click that follows is the tab's.
 */
export function useHeldPointer(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hold = (event: Event) => {
      const isOnBar = event.target instanceof Node && bar.current?.contains(event.target)
      if (!isOnBar || !document.querySelector(OPEN_ABOVE)) return
      event.stopImmediatePropagation()
      if (event.type === 'mousedown') event.preventDefault()
    }
    // The window hears it before the overlay, which listens on the document.
    for (const name of EVENTS) addEventListener(name, hold, { capture: true })
    return () => {
      for (const name of EVENTS) removeEventListener(name, hold, { capture: true })
    }
  }, [bar])
}
