import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './open-pages.module.css'
import { PageFrameContext, type PageReport } from './page-frame.ts'

export interface OpenPageProps {
  id: string
  isShown: boolean
  onReport: (id: string, report: PageReport) => void
  children: ReactNode
}

/**
 * One page in an element of its own, which is in the document only while the page is shown: what is kept has no
 * headings, landmarks, ids or fields that anybody could meet. `Activity` keeps its state, ends its effects and hides
 * what it has opened above the page.
 */
export function OpenPage({ id, isShown, onReport, children }: OpenPageProps) {
  const shown = useRef(isShown)
  const [element] = useState(() => {
    const page = document.createElement('div')
    page.className = styles.page ?? ''
    return page
  })
  const frame = useMemo(
    () => ({ isShown: () => shown.current, report: (report: PageReport) => onReport(id, report) }),
    [id, onReport],
  )

  return (
    <>
      <Place element={element} isShown={isShown} shown={shown} />
      {createPortal(
        <PageFrameContext value={frame}>
          <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
        </PageFrameContext>,
        element,
      )}
    </>
  )
}

interface PlaceProps {
  element: HTMLElement
  isShown: boolean
  shown: { current: boolean }
}

/**
 * Puts the page's element into the document and takes it out. It stands before the page, as effects run in this
 * order: the page's own find themselves in the document, and end after it has left.
 */
function Place({ element, isShown, shown }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const kept = useRef<{ frame: number; inside: Scrolled[]; focus: Element | null }>(undefined)

  useLayoutEffect(() => {
    const slot = place.current
    if (!slot || !isShown) return
    shown.current = true
    const frame = frameOf(slot)
    slot.append(element)
    const inside = new Set(kept.current?.inside.map(({ element: part }) => part))
    const noteScrolled = ({ target }: Event) => void inside.add(target as Element)
    element.addEventListener('scroll', noteScrolled, { capture: true, passive: true })
    frame?.scrollTo(kept.current?.frame ?? 0)
    for (const { element: part, top, left } of kept.current?.inside ?? [])
      part.scrollTo({ top, left, behavior: 'instant' })
    takeFocus(element, kept.current?.focus ?? null)

    return () => {
      shown.current = false
      element.removeEventListener('scroll', noteScrolled, { capture: true })
      const focused = document.activeElement
      kept.current = {
        frame: frame?.top() ?? 0,
        inside: Array.from(inside, positionOf),
        focus: element.contains(focused) ? focused : null,
      }
      element.remove()
    }
  }, [element, isShown, shown])

  return <div ref={place} className={styles.place} />
}

/**
 * How far the frame around the pages is scrolled. While pages change, a question to the browser or an order that changes
 * nothing would lay out the whole document once more, and so what it has told last is remembered. A person's scrolling
 * and its event reach a page together.
 */
interface Frame {
  top: () => number
  scrollTo: (top: number) => void
}

const frames = new WeakMap<Element, Frame>()

function frameOf(slot: Element): Frame | undefined {
  const scroller = slot.closest('[data-scroller]')
  if (!scroller) return undefined
  const known = frames.get(scroller)
  if (known) return known
  let last = scroller.scrollTop
  const follow = () => {
    last = scroller.scrollTop
  }
  scroller.addEventListener('scroll', follow, { passive: true })
  const frame: Frame = {
    top: () => last,
    scrollTo: (top) => {
      if (top === last) return
      scroller.scrollTo({ top, behavior: 'instant' })
      follow()
    },
  }
  frames.set(scroller, frame)
  return frame
}

/** Who comes back by a key goes on where they were; a focus that is somewhere, as in the tab bar, stays there. */
function takeFocus(page: HTMLElement, kept: Element | null): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) return
  if (kept instanceof HTMLElement && page.contains(kept)) kept.focus({ preventScroll: true })
}

/** An element that is scrolled, and how far. */
interface Scrolled {
  element: Element
  top: number
  left: number
}

/** Where an element stands that is scrolled: taken out of the document, the browser forgets it. */
function positionOf(element: Element): Scrolled {
  return { element, top: element.scrollTop, left: element.scrollLeft }
}
