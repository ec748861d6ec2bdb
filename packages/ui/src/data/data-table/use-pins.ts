import { type RefObject, useLayoutEffect } from 'react'
import type { ShownColumn } from './use-columns.ts'

/** More than this share of the width is not covered by pinned columns: the rest must stay readable. */
const MOST = 0.6

/**
 * Tells the styles how far from the edge each pinned column after the first stays (`--pin-1` …). Widths come from
 * the page; columns that would cover too much of it are scrolled like the others.
 */
export function usePins<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly ShownColumn<Row>[],
): void {
  useLayoutEffect(() => {
    const isPinned = columns.filter(({ pin }) => pin !== undefined).length > 1
    const element = table.current
    if (!element || !isPinned) return
    const heads = [...element.querySelectorAll<HTMLElement>(':scope > thead th[data-pin]')]
    const place = () => placePins(element, heads)
    place()
    const observer = new ResizeObserver(place)
    for (const watched of [element, ...heads]) observer.observe(watched)
    return () => observer.disconnect()
  }, [table, columns])
}

function placePins(table: HTMLTableElement, heads: readonly HTMLElement[]): void {
  const seen = table.parentElement?.clientWidth ?? 0
  let left = Number.parseFloat(getComputedStyle(table).getPropertyValue('--pin-0')) || 0
  let isFull = false
  for (const [nth, head] of heads.entries()) {
    isFull ||= nth > 0 && left + head.offsetWidth > seen * MOST
    const place = isFull ? 'auto' : `${left}px`
    const name = `--pin-${nth}`
    if (nth > 0 && table.style.getPropertyValue(name) !== place) table.style.setProperty(name, place)
    if (!isFull) left += head.offsetWidth
  }
}
