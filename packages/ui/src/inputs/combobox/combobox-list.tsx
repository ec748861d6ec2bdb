import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsPhone } from '../../data/data-table/use-is-phone.ts'
import type { Choice } from './choice.ts'
import styles from './combobox.module.css'

interface ComboboxListProps {
  id: string
  label: string
  isMany: boolean
  options: readonly Choice[]
  chosen: ReadonlySet<string | number>
  active: number
  onChoose: (choice: Choice) => void
  /** The end of the list comes into sight. */
  onEnd?: (() => void) | undefined
  /** How many there are, where more than are here. */
  total?: number | undefined
  /** Stands below the options: what is loading, failed, or missing. */
  note?: ReactNode
}

/** The list of a combobox; only the options in sight are drawn, so ten thousand cost what ten do. */
export function ComboboxList({
  id,
  label,
  isMany,
  options,
  chosen,
  active,
  onChoose,
  onEnd,
  total = options.length,
  note,
}: ComboboxListProps) {
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const hasDetail = options.some((option) => option.detail)
  const rowHeight = hasDetail || isPhone ? 44 : 34

  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 240, height: 280 },
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1

  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active, { align: 'auto' })
  }, [rows, active])
  useEffect(() => {
    if (last >= options.length - 1) onEnd?.()
  }, [last, options.length, onEnd])

  return (
    <>
      {/* What scrolls is the list itself: the combobox that controls it has the keys. */}
      <div
        ref={box}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
        className={styles.box}
      >
        <div role="presentation" className={styles.list} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const option = options[index]
            if (!option) return null
            const isChosen = chosen.has(option.value)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and the keys, as in the combobox of the ARIA practices.
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isChosen}
                aria-posinset={index + 1}
                aria-setsize={total}
                data-active={index === active || undefined}
                className={styles.option}
                style={{ height: rowHeight, translate: `0 ${start}px` }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <span className={styles.words}>
                  <span className={styles.label}>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
                {isChosen && <Check size={14} />}
              </div>
            )
          })}
        </div>
      </div>
      {note}
    </>
  )
}
