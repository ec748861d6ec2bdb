import { use, useEffect } from 'react'
import type { TabState } from '../tab-bar/page-tab.tsx'
import { PageFrameContext } from './page-context.ts'

export interface PageTabFacts {
  /** What the page is about, where that is more than its route's title; nothing while that is not known yet. */
  title?: string | undefined
  /** The state of what the page is about, only where it needs a hand. */
  state?: TabState | undefined
}

/** The title and the state that the tab of this page shows. */
export function usePageTab({ title, state }: PageTabFacts): void {
  const frame = use(PageFrameContext)
  const { glyph, tone, label } = state ?? {}

  useEffect(() => {
    frame?.report({
      ...(title !== undefined && { title }),
      state: glyph && tone && { glyph, tone, label: label ?? '' },
    })
  }, [frame, title, glyph, tone, label])
}
