import { createListCollection } from '@chakra-ui/react/collection'
import { Listbox as Chakra } from '@chakra-ui/react/listbox'
import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import { type Choice, keyOf, matchesText } from '../combobox/choice.ts'
import { type ScrollTo, useVirtualRows } from '../combobox/use-options.ts'
import { Checkbox } from '../fields/checkbox.tsx'
import { SearchBox } from '../fields/search-box.tsx'
import styles from './transfer-list.module.css'
import { transferTexts } from './transfer-list.texts.ts'

export type TransferId = Choice['value']

interface TransferPaneProps {
  /** "To choose" or "Chosen". */
  side: string
  rows: readonly Choice[]
  marked: ReadonlySet<TransferId>
  onMark: (marked: ReadonlySet<TransferId>) => void
  /** Moves rows to the other side: those marked, or one that was pressed twice. */
  onMove: (ids: Iterable<TransferId>) => void
  isFixed: boolean
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One side of a transfer list: Chakra's list box of what is found; Enter moves what is marked. */
export function TransferPane({ side, rows, marked, onMark, onMove, isFixed, inputRef }: TransferPaneProps) {
  const say = useSay()
  const [text, setText] = useState('')
  const [wanted, setActive] = useState(0)
  const scrollTo: ScrollTo = useRef(null)

  const found = useMemo(() => rows.filter((row) => matchesText(row, text)), [rows, text])
  const collection = useMemo(() => createListCollection({ items: found, itemToValue: keyOf }), [found])
  const ids = useMemo(() => new Map(rows.map((row) => [keyOf(row), row.value])), [rows])
  // By its place: what takes the place of rows that were moved is next.
  const active = found[Math.min(wanted, found.length - 1)]
  const shownMarked = found.filter((row) => marked.has(row.value)).length

  const mark = (keys: readonly string[]) => {
    const next = keys.flatMap((key) => ids.get(key) ?? [])
    // A range or "all" adds to what is marked, also out of sight.
    const isMore = next.some((id) => !marked.has(id))
    onMark(new Set(isMore ? [...marked, ...next] : next))
  }
  const markAll = (isOn: boolean) => {
    const all = found.map((row) => row.value)
    onMark(isOn ? new Set([...marked, ...all]) : new Set([...marked].filter((id) => !all.includes(id))))
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isFixed) return
    event.preventDefault()
    event.stopPropagation()
    if (marked.size > 0) onMove(marked)
    else if (active) onMove([active.value])
  }

  return (
    <Chakra.Root
      className={styles.pane}
      collection={collection}
      selectionMode="multiple"
      disabled={isFixed}
      value={[...marked].map(String)}
      onValueChange={({ value }) => mark(value)}
      highlightedValue={active ? keyOf(active) : null}
      onHighlightChange={({ highlightedIndex }) => highlightedIndex >= 0 && setActive(highlightedIndex)}
      scrollToIndexFn={({ index }) => scrollTo.current?.(index)}
    >
      <div className={styles.head}>
        <Checkbox
          aria-label={say(transferTexts.all, { side })}
          disabled={isFixed || found.length === 0}
          checked={found.length > 0 && shownMarked === found.length}
          mixed={shownMarked > 0 && shownMarked < found.length}
          onChange={(event) => markAll(event.target.checked)}
        />
        <span className={styles.side}>{side}</span>
        <span className={styles.count}>
          {say(transferTexts.marked, { marked: marked.size, count: rows.length })}
        </span>
      </div>
      <SearchBox
        size="panel"
        ref={inputRef}
        className={styles.find}
        aria-label={say(transferTexts.find, { side })}
        disabled={isFixed}
        maxLength={50}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <Rows
        label={say(transferTexts.list, { side, count: found.length })}
        rows={found}
        marked={marked}
        isFixed={isFixed}
        scrollTo={scrollTo}
        onKeyDownCapture={onEnter}
        onMove={onMove}
      />
      {found.length === 0 && (
        <p className={styles.nothing}>{say(rows.length > 0 ? transferTexts.nothing : transferTexts.empty)}</p>
      )}
    </Chakra.Root>
  )
}

interface RowsProps extends Pick<TransferPaneProps, 'rows' | 'marked' | 'isFixed' | 'onMove'> {
  label: string
  scrollTo: ScrollTo
  onKeyDownCapture: (event: KeyboardEvent) => void
}

function Rows({ label, rows, marked, isFixed, scrollTo, onKeyDownCapture, onMove }: RowsProps) {
  const isPhone = useIsPhone()
  const height = isPhone || rows.some((row) => row.detail) ? 44 : 32
  const { box, whole, shown } = useVirtualRows({ count: rows.length, height, scrollTo })

  return (
    <Chakra.Content
      ref={box}
      aria-label={label}
      aria-disabled={isFixed || undefined}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div role="presentation" style={whole}>
        {shown.map(({ index, style }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <Chakra.Item
              key={row.value}
              item={row}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              style={style}
              onDoubleClick={() => !isFixed && onMove([row.value])}
            >
              <span data-tick={marked.has(row.value) ? 'all' : 'none'} aria-hidden="true" />
              <Chakra.ItemText>
                <span>{row.label}</span>
                {row.detail && <small>{row.detail}</small>}
              </Chakra.ItemText>
            </Chakra.Item>
          )
        })}
      </div>
    </Chakra.Content>
  )
}
