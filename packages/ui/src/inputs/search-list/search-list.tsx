import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { moveActive } from '../combobox/move-active.ts'
import { wordsOf } from './marks.ts'
import styles from './search-list.module.css'
import { type SearchItem, SearchOption } from './search-option.tsx'

export interface SearchGroup {
  id: string
  label: string
  items: readonly SearchItem[]
}

export interface SearchListProps {
  /** Names the field and the list. */
  label: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  /** What was found; groups without items are left out, and of a single group the heading. */
  groups: readonly SearchGroup[]
  onChoose: (item: SearchItem) => void
  /** Marked in the items; without it the text itself. */
  words?: readonly string[]
  /** Stands below what was found: nothing found, still looking, failed. It is read aloud when it changes. */
  note?: ReactNode
  /** Stands beside the field. */
  aside?: ReactNode
  maxLength?: number
}

/** A field with what it finds below it, in groups. Arrows move, Enter chooses; the field keeps the focus. */
export function SearchList({
  label,
  placeholder,
  text,
  onText,
  groups,
  onChoose,
  words = wordsOf(text),
  note,
  aside,
  maxLength = 50,
}: SearchListProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const shown = groups.filter((group) => group.items.length > 0)
  const items = shown.flatMap((group) => group.items)
  const active = Math.max(
    0,
    items.findIndex((item) => item.id === chosen),
  )
  const current = items[active]
  const optionId = (item: SearchItem) => `${id}-${item.id}`

  const activeId = current && optionId(current)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const press = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while somebody composes Chinese.
    if (event.nativeEvent.isComposing) return
    const next = moveActive(active, event.key, items.length)
    if (event.key === 'Enter' && current) onChoose(current)
    else if (next !== undefined && items.length > 0) setChosen(items[next]?.id)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Search size={18} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxLength}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setChosen(undefined)
            onText(event.target.value)
          }}
          onKeyDown={press}
        />
        {aside}
      </div>
      {items.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset may hold.
            <div
              key={group.id}
              role="group"
              aria-label={group.label}
              className={styles.group}
              data-only={shown.length === 1 || undefined}
            >
              <p className={styles.heading} aria-hidden="true">
                {group.label}
              </p>
              {group.items.map((item) => (
                <SearchOption
                  key={item.id}
                  id={optionId(item)}
                  item={item}
                  words={words}
                  isActive={item === current}
                  onPoint={() => setChosen(item.id)}
                  onChoose={() => onChoose(item)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <div role="status" className={styles.note}>
        {note}
      </div>
    </div>
  )
}
