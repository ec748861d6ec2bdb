/** spec.md §9: down to here the header always stays. */
const HIDE_AFTER = 300

export interface ScrollStep {
  /** How far the page was scrolled, and how far it is now, in pixels. */
  before: number
  now: number
  /** Whether there is nothing further to scroll to. */
  isAtEnd: boolean
  isHidden: boolean
}

/** Whether the header hides: on the way down beyond 300 px; any way up brings it back. */
export function hidesHeader({ before, now, isAtEnd, isHidden }: ScrollStep): boolean {
  if (now <= HIDE_AFTER) return false
  if (now > before) return true
  // A header that hides makes room, and at the end of the page the browser then scrolls up by itself.
  return isHidden && (isAtEnd || now === before)
}
