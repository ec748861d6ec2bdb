import { createContext, use, useEffect, useLayoutEffect } from 'react'
import type { TabState } from '../tab-bar/page-tab.tsx'

/** What a page says about itself to the bar of open pages. */
export interface PageReport {
  readonly title?: string | undefined
  readonly state?: TabState | undefined
  readonly isUnsaved?: boolean | undefined
}

interface PageFrame {
  /** False while the page is kept out of sight. */
  isShown: () => boolean
  report: (report: PageReport) => void
}

/** The frame of the page around a component; none outside of `OpenPages`, for example in a story. */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined)

/**
 * The title and the state that the tab of this page shows: a title where the page is about more than its route's, nothing
 * while that is not known yet; a state only where what the page is about needs a hand.
 */
export function usePageTab({ title, state }: Pick<PageReport, 'title' | 'state'>): void {
  const frame = use(PageFrameContext)
  const { glyph, tone, label } = state ?? {}

  useEffect(() => {
    frame?.report({
      ...(title !== undefined && { title }),
      state: glyph && tone && { glyph, tone, label: label ?? '' },
    })
  }, [frame, title, glyph, tone, label])
}

/** Says that this page holds input that is not saved, until it does no longer or what calls this goes away. */
export function useUnsaved(isUnsaved: boolean): void {
  const frame = use(PageFrameContext)

  useLayoutEffect(() => {
    if (!frame || !isUnsaved) return
    frame.report({ isUnsaved: true })
    return () => {
      // Effects also end when the page is put out of sight; its input is still there then.
      if (frame.isShown()) frame.report({ isUnsaved: false })
    }
  }, [frame, isUnsaved])
}
