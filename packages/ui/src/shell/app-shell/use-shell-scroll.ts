import { type RefObject, useEffect, useState } from 'react'
import { hidesHeader } from './header-hiding.ts'
import type { ShellLayout } from './shell-layout.ts'

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
