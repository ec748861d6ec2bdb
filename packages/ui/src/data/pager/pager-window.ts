/** A page to go to, or the gap before or after the current one. */
type PagerEntry = number | 'before' | 'after'

const WIDTH = 7

/**
 * The page numbers that a pager draws: always the first and the last, the neighbours of the current one, and gaps
 * where pages are left out. At most seven entries, so the buttons stay under the pointer while one goes on.
 */
export function pagerWindow(current: number, pages: number): PagerEntry[] {
  if (pages <= WIDTH) return numbers(1, Math.max(pages, 1))
  if (current <= 4) return [...numbers(1, 5), 'after', pages]
  if (current >= pages - 3) return [1, 'before', ...numbers(pages - 4, pages)]
  return [1, 'before', ...numbers(current - 1, current + 1), 'after', pages]
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
