import { type ReactNode, useState } from 'react'
import { KEPT_PAGES, keptPages } from './kept-pages.ts'
import { OpenPage } from './open-page.tsx'
import type { PageReport } from './page-frame.ts'

export interface OpenPagesProps {
  /** The ids of all open pages. */
  pages: readonly string[]
  /** The id of the page that is shown. */
  active: string
  /** The pages that hold input which is not saved. They are the last to be forgotten. */
  unsaved?: ReadonlySet<string>
  /** How many stay as they are, the shown one included; 6 unless told. */
  limit?: number
  /** What a page says about itself: its title, its state, input that is not saved. */
  onReport: (id: string, report: PageReport) => void
  /** Draws a page; also one that is kept out of sight, from the same input as before. */
  children: (id: string) => ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The page that is shown, and those used before it just as they were left: filters, scroll positions, half-filled
 * forms. Pages beyond the limit are drawn anew from their address.
 */
export function OpenPages({
  pages,
  active,
  unsaved = NONE,
  limit = KEPT_PAGES,
  onReport,
  children,
}: OpenPagesProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const next = keptPages(kept, { active, open: pages, unsaved, limit })
  // What is kept follows from what is open: no effect, so that no page is drawn once too often.
  if (next !== kept) setKept(next)

  const drawn = pages.filter((id) => next.includes(id))

  return (
    <>
      {drawn.map((id) => (
        <OpenPage key={id} id={id} isShown={id === active} onReport={onReport}>
          {children(id)}
        </OpenPage>
      ))}
    </>
  )
}
