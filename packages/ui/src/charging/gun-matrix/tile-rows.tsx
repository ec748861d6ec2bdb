import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './gun-matrix.module.css'
import { matrixTexts } from './gun-matrix.texts.ts'
import type { GunFeed, MatrixPile } from './matrix-data.ts'
import { MatrixRow, type TileLook } from './matrix-row.tsx'
import type { MatrixRow as Row } from './pack-piles.ts'
import { useRoving } from './use-roving.ts'

export interface TileRowsProps {
  feed: GunFeed
  rows: readonly Row<MatrixPile>[]
  columns: number
  size: 'full' | 'compact'
  selection: ReadonlySet<string> | undefined
  onSelect: ((selection: ReadonlySet<string>) => void) | undefined
  /** A press on a gun, with Shift for a range in the given order. */
  onPress: ((id: string, isRange: boolean, order: readonly string[]) => void) | undefined
  onOpen: ((id: string) => void) | undefined
  pileMenu: ((pile: MatrixPile) => ReactNode) | undefined
}

/** Up to so many guns stand in the page like anything else; more of them scroll in a window of their own. */
const MOST_IN_PAGE = 200
/** Rows mounted above and below the window. */
const OVERSCAN = 1

/** Heights in pixels, as in gun-matrix.module.css. */
const HEIGHTS = {
  full: { head: 24, tile: 76, tileGap: 4, rowGap: 12 },
  compact: { head: 0, tile: 24, tileGap: 2, rowGap: 6 },
} as const

/** The rows of a matrix, of which only those in sight are mounted, and the keys that lead through them. */
export function TileRows({
  feed,
  rows,
  columns,
  size,
  selection,
  onSelect,
  onPress,
  onOpen,
  pileMenu,
}: TileRowsProps) {
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const tiles = rows.reduce(
    (sum, row) => sum + row.piles.reduce((all, { pile }) => all + pile.gunIds.length, 0),
    0,
  )
  const isVirtual = tiles > MOST_IN_PAGE
  const { head, tile, tileGap, rowGap } = HEIGHTS[size]

  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const lines = rows[index]?.lines ?? 1
      return head + lines * tile + (lines - 1) * tileGap + rowGap
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => withRow(range, roving.activeRow),
  })
  const roving = useRoving(scroller, rows, (row) => isVirtual && virtual.scrollToIndex(row))
  const menu = useStable((pile: MatrixPile) => pileMenu?.(pile))

  const press = useStable((event: MouseEvent<HTMLElement>) => {
    const id = event.currentTarget.dataset.gun
    if (id === undefined) return
    roving.activate(id)
    onPress?.(id, event.shiftKey, roving.order)
  })
  const isPressable = onPress !== undefined
  const look = useMemo<TileLook>(
    () => ({ size, onPress: isPressable ? press : undefined }),
    [size, isPressable, press],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.gun : undefined
    if (id === undefined) return
    if (selection && onOpen && event.key === 'Enter') {
      event.preventDefault()
      onOpen(id)
    } else if (selection && onSelect && event.key === 'Escape' && selection.size > 0) {
      event.preventDefault()
      onSelect(new Set())
    } else if (selection && onSelect && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSelect(new Set(roving.order))
    } else {
      roving.onKeyDown(event)
    }
  }
  const openTwice = (event: MouseEvent) => {
    const tileAt = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gun]') : null
    const id = tileAt?.dataset.gun
    if (selection && onOpen && id !== undefined) onOpen(id)
  }

  const items = isVirtual
    ? virtual.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : rows.map((_, index) => ({ index, start: undefined }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tiles inside are the controls; keys are heard for all of them.
    <div
      ref={scroller}
      className={styles.scroller}
      data-virtual={isVirtual || undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={openTwice}
    >
      <div className={styles.rows} style={isVirtual ? { height: virtual.getTotalSize() } : undefined}>
        {items.map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={row.piles[0]?.pile.code ?? index}
                className={styles.place}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
              >
                <MatrixRow
                  feed={feed}
                  row={row}
                  columns={columns}
                  look={look}
                  selection={selection}
                  activeId={index === roving.activeRow ? roving.activeId : undefined}
                  pileMenu={pileMenu && menu}
                />
              </div>
            )
          )
        })}
      </div>
      <span role="status" className="visually-hidden">
        {roving.typed && say(matrixTexts.typed, { typed: roving.typed })}
      </span>
    </div>
  )
}

/** The rows in sight, and the one that the Tab key reaches wherever it is. */
function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (row >= range.count || indexes.includes(row)) return indexes
  return [...indexes, row].sort((a, b) => a - b)
}
