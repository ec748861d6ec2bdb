import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How far a pressed pointer moves before the press is a drag, in pixels. */
const THRESHOLD = 6

/** Dragging tabs by mouse or pen. A finger scrolls the bar instead; its way to move a tab is the tab's menu. */
export function useTabDrag(
  list: RefObject<HTMLElement | null>,
  pages: readonly { readonly id: string }[],
  onMove: (id: string, to: number) => void,
) {
  const press = useRef<{ id: string; x: number; isDrag: boolean }>(undefined)
  const dragged = useRef(false)
  const [id, setId] = useState<string>()

  const end = () => {
    press.current = undefined
    setId(undefined)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
      const page = tab?.dataset.page
      if (event.button !== 0 || event.pointerType === 'touch' || page === undefined) return
      press.current = { id: page, x: event.clientX, isDrag: false }
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (!current || !list.current) return
      if (!current.isDrag) {
        if (Math.abs(event.clientX - current.x) < THRESHOLD) return
        current.isDrag = true
        dragged.current = true
        list.current.setPointerCapture(event.pointerId)
        setId(current.id)
      }
      const tabs = Array.from(list.current.querySelectorAll('[role="tab"]'), (tab) =>
        tab.getBoundingClientRect(),
      )
      const from = pages.findIndex((page) => page.id === current.id)
      const to = placeAt(tabs, from, event.clientX)
      if (to !== from) onMove(current.id, to)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }

  return {
    /** The page whose tab is dragged. */
    id,
    handlers,
    /** Whether the click that follows ends a drag. */
    wasDragged: () => dragged.current,
  }
}

/** A tab's place along the bar, in pixels. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/**
 * Where a dragged tab belongs: it changes places with a neighbour once the pointer is beyond the neighbour's middle,
 * so tabs of unlike widths do not swing to and fro.
 */
export function placeAt(tabs: readonly Extent[], from: number, x: number): number {
  const middle = (index: number) => {
    const tab = tabs[index]
    return tab ? (tab.left + tab.right) / 2 : Number.NaN
  }
  let to = from
  while (x > middle(to + 1)) to += 1
  while (x < middle(to - 1)) to -= 1
  return to
}
