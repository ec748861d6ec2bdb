import type { Shape, Tone } from '@ampdeck/api/enumeration'
import { X } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './tab-bar.module.css'
import { tabTexts } from './tab-bar.texts.ts'

/** The state of what a page is about, drawn in front of its title. */
export interface TabState {
  readonly glyph: Shape
  readonly tone: Tone
  /** The word of the state, read aloud after the title. */
  readonly label: string
}

/** What a tab shows of a page. */
export interface TabPage {
  readonly id: string
  /** Without one the tab says "Untitled". */
  readonly title?: string | undefined
  /** The page holds input that is not saved. */
  readonly isUnsaved?: boolean | undefined
  /** Only where the page's object needs a hand: in alarm, at fault. */
  readonly state?: TabState | undefined
}

export interface PageTabProps extends Omit<ComponentProps<'button'>, 'title'> {
  page: TabPage
  isCurrent: boolean
  /** Whether the tab key stops here. */
  isStop: boolean
}

/**
 * One tab. Its × is for the pointer alone: inside a tab nothing else may take the focus, so the keyboard closes by
 * Delete (ARIA Authoring Practices, tabs). The bar handles all events.
 */
export const PageTab = memo(function PageTab({ page, isCurrent, isStop, ...rest }: PageTabProps) {
  const say = useSay()
  const title = page.title || say(tabTexts.untitled)
  const name = [title, page.state?.label, page.isUnsaved && say(tabTexts.unsaved)].filter(Boolean).join(', ')

  return (
    <button
      {...rest}
      type="button"
      role="tab"
      title={title}
      aria-label={name}
      aria-selected={isCurrent}
      tabIndex={isStop ? 0 : -1}
      className={styles.tab}
      data-page={page.id}
      data-unsaved={page.isUnsaved || undefined}
    >
      {page.state && <Glyph name={page.state.glyph} tone={page.state.tone} size={13} />}
      <span className={styles.title}>{title}</span>
      <span className={styles.close} data-close aria-hidden="true">
        <X />
      </span>
    </button>
  )
})
