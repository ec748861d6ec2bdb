import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Keeps the current tab in sight where a list of tabs is wider than its room: when another becomes current, when the
 * list becomes narrower, and when `title`, which says how wide the tab is, changes.
 */
export function useTabInSight(list: RefObject<HTMLElement | null>, current: string, title?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is to be seen is another, or as wide as another.
  useLayoutEffect(() => {
    if (list.current) bringIntoSight(list.current)
  }, [list, current, title])

  useEffect(() => {
    const box = list.current
    if (!box) return
    const observer = new ResizeObserver(() => bringIntoSight(box))
    observer.observe(box)
    return () => observer.disconnect()
  }, [list])
}

/** Moves the list alone: the page around it, which `scrollIntoView` would move too, stays where it was left. */
function bringIntoSight(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  if (!tab) return
  if (tab.left < left) list.scrollLeft -= left - tab.left
  else if (tab.right > right) list.scrollLeft += tab.right - right
}
