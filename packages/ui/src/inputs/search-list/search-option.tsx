import type { ReactNode } from 'react'
import { marksOf } from './marks.ts'
import styles from './search-list.module.css'

/** Something that can be found. */
export interface SearchItem {
  readonly id: string
  readonly label: string
  /** What tells it from others: the way to a page, the station of a pile. */
  readonly detail?: string | undefined
  readonly icon?: ReactNode
  /** What happens when it is chosen, where that is not plain: "Asks first". */
  readonly hint?: string | undefined
}

interface SearchOptionProps {
  id: string
  item: SearchItem
  words: readonly string[]
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One of the things found, what was searched for underlined in it. */
export function SearchOption({ id, item, words, isActive, onPoint, onChoose }: SearchOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys, as in the combobox of the ARIA practices.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      // Not on entering: a list that scrolls under a resting pointer chooses nothing.
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className={styles.icon}>{item.icon}</span>
      <span className={styles.words}>
        <span className={styles.label}>
          <Marked text={item.label} words={words} />
        </span>
        {item.detail && (
          <span className={styles.detail}>
            {' '}
            <Marked text={item.detail} words={words} />
          </span>
        )}
      </span>
      {item.hint && <span className={styles.hint}> {item.hint}</span>}
    </div>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marksOf(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
    part.isMark ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
