import { useVirtualizer } from '@tanstack/react-virtual'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../data/data-table/use-is-phone.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Choice, matchesText } from '../combobox/choice.ts'
import { moveActive } from '../combobox/move-active.ts'
import { Checkbox } from '../fields/checkbox.tsx'
import type { TransferId } from './transfer.ts'
import styles from './transfer-list.module.css'
import { transferTexts } from './transfer-list.texts.ts'

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

/**
 * One side of a transfer list: arrows walk, Space marks, Shift with them marks on the way, Ctrl A marks all that is
 * found, Enter moves what is marked.
 */
export function TransferPane({ side, rows, marked, onMark, onMove, isFixed, inputRef }: TransferPaneProps) {
  const say = useSay()
  const id = useId()
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [wanted, setActive] = useState(0)

  const found = useMemo(() => rows.filter((row) => matchesText(row, text)), [rows, text])
  const active = Math.min(wanted, Math.max(0, found.length - 1))
  const shownMarked = found.filter((row) => marked.has(row.value)).length
  const height = isPhone || rows.some((row) => row.detail) ? 44 : 32
  const list = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 240, height: 240 },
  })
  useEffect(() => {
    if (found.length > 0) list.scrollToIndex(active, { align: 'auto' })
  }, [list, active, found.length])

  const mark = (indexes: readonly number[], isOn?: boolean) => {
    const next = new Set(marked)
    for (const index of indexes) {
      const row = found[index]
      if (!row) continue
      if (isOn ?? !next.has(row.value)) next.add(row.value)
      else next.delete(row.value)
    }
    onMark(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFixed || found.length === 0) return
    const next = { Home: 0, End: found.length - 1 }[event.key] ?? moveActive(active, event.key, found.length)
    if (next !== undefined) {
      setActive(next)
      if (event.shiftKey) mark([active, next], true)
    } else if (event.key === ' ') mark([active])
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) mark([...found.keys()], true)
    else if (event.key === 'Enter') onMove(marked.size > 0 ? marked : [found[active]?.value ?? ''])
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <Checkbox
          aria-label={say(transferTexts.all, { side })}
          disabled={isFixed || found.length === 0}
          checked={found.length > 0 && shownMarked === found.length}
          mixed={shownMarked > 0 && shownMarked < found.length}
          onChange={(event) => mark([...found.keys()], event.target.checked)}
        />
        <span className={styles.side}>{side}</span>
        <span className={styles.count}>
          {say(transferTexts.marked, { marked: marked.size, count: rows.length })}
        </span>
      </div>
      <div className={styles.find}>
        <Search size={14} />
        <input
          ref={inputRef}
          type="search"
          aria-label={say(transferTexts.find, { side })}
          disabled={isFixed}
          maxLength={50}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
        />
      </div>
      {/* The list itself is reached by Tab also while it is empty, so that it can be found. */}
      <div
        ref={box}
        role="listbox"
        aria-label={say(transferTexts.list, { side, count: found.length })}
        aria-multiselectable
        aria-disabled={isFixed || undefined}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        tabIndex={0}
        className={styles.box}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className={styles.rows} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const row = found[index]
            if (!row) return null
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the list has the focus and the keys.
              <div
                key={row.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={marked.has(row.value)}
                aria-posinset={index + 1}
                aria-setsize={found.length}
                data-active={index === active || undefined}
                className={styles.row}
                style={{ height, translate: `0 ${start}px` }}
                onClick={(event) => {
                  if (isFixed) return
                  const [from, to] = event.shiftKey
                    ? [Math.min(active, index), Math.max(active, index)]
                    : [index, index]
                  setActive(index)
                  if (event.shiftKey) mark(range(from, to), true)
                  else mark([index])
                }}
                onDoubleClick={() => {
                  if (!isFixed) onMove([row.value])
                }}
              >
                <span className={styles.tick} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.label}>{row.label}</span>
                  {row.detail && <span className={styles.detail}>{row.detail}</span>}
                </span>
              </div>
            )
          })}
        </div>
      </div>
      {found.length === 0 && (
        <p className={styles.nothing}>{say(rows.length > 0 ? transferTexts.nothing : transferTexts.empty)}</p>
      )}
    </div>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
