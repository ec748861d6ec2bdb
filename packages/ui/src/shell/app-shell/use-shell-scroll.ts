import { type RefObject, useEffect, useState } from 'react'
import type { ShellLayout } from './shell-layout.ts'

/** Down to here the header always stays. */
const HIDE_AFTER = 300

/** What follows the scrolling of the page: a header that makes room, and a rail that is not fixed. */
export function useShellScroll(
  frame: RefObject<HTMLElement | null>,
  rail: RefObject<HTMLElement | null>,
  { fixedHeader, hideHeader, fixedMenu }: ShellLayout,
) {
  const [isHidden, setHidden] = useState(false)
  const hides = fixedHeader && hideHeader

  useEffect(() => {
    const { current } = frame
    if (!current || !(hides || !fixedMenu)) return
    let last = 0
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-scroller]')) return
      const before = last
      const now = Math.max(0, target.scrollTop)
      const isAtEnd = now + target.clientHeight >= target.scrollHeight - 1
      if (hides) setHidden((was) => hidesHeader({ before, now, isAtEnd, isHidden: was }))
      if (!fixedMenu && rail.current) rail.current.style.translate = `0 ${-now}px`
      last = now
    }
    current.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      current.removeEventListener('scroll', follow, { capture: true })
      setHidden(false)
      if (rail.current) rail.current.style.translate = ''
    }
  }, [frame, rail, hides, fixedMenu])

  return { isHeaderHidden: hides && isHidden }
}

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
