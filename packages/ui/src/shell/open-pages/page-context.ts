import { createContext } from 'react'

/** What a page says about itself to the bar of open pages. */
export interface PageReport<State = unknown> {
  readonly title?: string | undefined
  readonly state?: State | undefined
  readonly isUnsaved?: boolean | undefined
}

export interface PageFrame {
  /** False while the page is kept out of sight. */
  isShown: () => boolean
  report: (report: PageReport) => void
}

/** The frame of the page around a component; none outside of `OpenPages`, for example in a story. */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined)
