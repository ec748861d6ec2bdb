import { clampWidth } from './column-width.ts'

/** As wide as the widest of what is drawn in the column of a head: the page is laid out without its widths, asked, and put back. */
export function fitWidth(head: HTMLElement): number {
  const table = head.closest('table')
  if (!table) return head.offsetWidth
  const kept = head.style.cssText
  table.dataset.fit = ''
  head.style.cssText = 'width: 1px'
  const width = head.offsetWidth
  head.style.cssText = kept
  delete table.dataset.fit
  return clampWidth(width)
}
