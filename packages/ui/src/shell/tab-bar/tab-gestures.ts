import { type RefObject, useEffect, useEffectEvent } from 'react'
import { neighbourOf } from '../tabs/neighbour-of.ts'

const KEYS: Readonly<Record<string, string>> = { PageDown: 'ArrowRight', PageUp: 'ArrowLeft' }

/**
 * Alt with Page Down or Page Up shows the next or the previous open page, as Control does in a browser. It is heard
 * before any form that is open above the page, which goes out of sight with its page.
 */
export function useTabKeys(
  pages: readonly { readonly id: string }[],
  current: string,
  onSelect: (id: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.key]
    if (!key || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = neighbourOf(pages, current, key)
    if (next !== undefined && next !== current) onSelect(next)
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
}

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
