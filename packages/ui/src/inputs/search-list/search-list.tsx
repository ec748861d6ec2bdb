import { Combobox as Chakra } from '@chakra-ui/react/combobox'
import { Search } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import { marksOf, wordsOf } from '../combobox/marks.ts'
import { useOptions } from '../combobox/use-options.ts'
import styles from './search-list.module.css'

/** Something that can be found. */
export interface SearchItem {
  /** Unique among all groups. */
  readonly id: string
  /** Its name, in the language in force. */
  readonly label: string
  /** What distinguishes it from others: the way to a page, the station of a pile. */
  readonly detail?: string | undefined
  /** What kind of thing it is, for the eye: 16 px, before the name. */
  readonly icon?: ReactNode
  /** What happens when it is chosen, where that is not plain: "Asks first". */
  readonly hint?: string | undefined
}

export interface SearchGroup {
  /** Unique among the groups. */
  id: string
  /** The heading, such as "Pages"; it names the group also where it is not drawn. */
  label: string
  /** What was found, best first. */
  items: readonly SearchItem[]
}

export interface SearchListProps {
  /** The name of the field and of the list; read aloud, not drawn. */
  label: string
  /** Stands in the empty field: what can be looked for. None by default. */
  placeholder?: string
  /** What stands in the field; the caller holds it. */
  text: string
  /** Called with every change of the text; the caller searches and gives new `groups`. */
  onText: (text: string) => void
  /** What was found; groups without items are left out, and of a single group the heading. */
  groups: readonly SearchGroup[]
  /** An item was chosen, by Enter or by pointer; the list stays as it is. */
  onChoose: (item: SearchItem) => void
  /** Underlined where they stand in a name or a detail; by default the words of `text`. */
  words?: readonly string[]
  /** Stands below what was found: nothing found, still looking, failed. It is read aloud when it changes. */
  note?: ReactNode
  /** Stands in the row of the field, at its end: a hint, a button. */
  aside?: ReactNode
  /** The most characters that can be typed; 50 by default. */
  maxLength?: number
}

/** A field with what it finds below it, in groups: Chakra's combobox that is open while there is something. */
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
  const input = useRef<HTMLInputElement>(null)
  const shown = groups.filter((group) => group.items.length > 0)
  const isOpen = shown.length > 0
  const items = shown.flatMap((group) => group.items)
  const { root, highlighted, highlight, onPage } = useOptions(items, keyOf, { isOpen })

  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text
  }, [text])

  return (
    <OverlayProvider>
      <Chakra.Root
        {...root}
        className={styles.search}
        // All options are drawn, so Chakra's scrolls by itself.
        scrollToIndexFn={undefined}
        open={isOpen}
        lazyMount
        unmountOnExit
        disableLayer
        closeOnSelect={false}
        value={[]}
        inputValue=""
        onSelect={({ itemValue }) => {
          const item = root.collection.find(itemValue)
          if (item) onChoose(item)
        }}
      >
        <Chakra.Control className={styles.field}>
          <Search size={18} aria-hidden="true" />
          <Chakra.Input
            ref={input}
            aria-label={label}
            enterKeyHint="go"
            maxLength={maxLength}
            placeholder={placeholder}
            onChange={(event) => {
              highlight(undefined)
              onText(event.target.value)
            }}
            onKeyDown={onPage}
          />
          {aside}
        </Chakra.Control>
        <Chakra.Content unstyled aria-label={label} className={styles.list}>
          {shown.map((group) => (
            <Chakra.ItemGroup
              key={group.id}
              id={group.id}
              className={styles.group}
              data-only={shown.length === 1 || undefined}
            >
              <Chakra.ItemGroupLabel className={styles.heading}>{group.label}</Chakra.ItemGroupLabel>
              {group.items.map((item) => (
                <Chakra.Item
                  key={item.id}
                  item={item}
                  aria-selected={item === highlighted}
                  className={styles.option}
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
                </Chakra.Item>
              ))}
            </Chakra.ItemGroup>
          ))}
        </Chakra.Content>
        <div role="status" className={styles.note}>
          {note}
        </div>
      </Chakra.Root>
    </OverlayProvider>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marksOf(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
    part.isMark ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

function keyOf(item: SearchItem): string {
  return item.id
}
