import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useMemo,
  useRef,
} from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import { GunTile } from '../gun-tile/gun-tile.tsx'
import styles from './gun-matrix.module.css'
import { matrixTexts } from './gun-matrix.texts.ts'
import { type GunFeed, type MatrixPile, rangeOf } from './matrix-data.ts'
import type { MatrixRow as Row } from './tile-grid.ts'
import { useRoving } from './use-roving.ts'

export interface TileRowsProps {
  feed: GunFeed
  rows: readonly Row<MatrixPile>[]
  columns: number
  size: 'full' | 'compact'
  /** Small tiles are as large as a thumb needs. */
  isPhone: boolean
  selection: ReadonlySet<string> | undefined
  onSelect: ((selection: ReadonlySet<string>) => void) | undefined
  isPressable: boolean
  onOpen: ((id: string) => void) | undefined
  pileMenu: ((pile: MatrixPile) => ReactNode) | undefined
}

/** Up to so many guns stand in the page like anything else; more of them scroll in a window of their own. */
const MAX_IN_PAGE = 200
/** Rows mounted above and below the window. */
const OVERSCAN = 1

/** Heights in pixels, as in gun-matrix.module.css. */
const HEIGHTS = {
  full: { head: 24, tile: 76, tileGap: 4, rowGap: 12 },
  compact: { head: 0, tile: 24, tileGap: 2, rowGap: 6 },
  phone: { head: 0, tile: 40, tileGap: 2, rowGap: 6 },
} as const

/** The rows of a matrix, of which only those in sight are mounted, and the keys that lead through them. */
export function TileRows({
  feed,
  rows,
  columns,
  size,
  isPhone,
  selection,
  onSelect,
  isPressable,
  onOpen,
  pileMenu,
}: TileRowsProps) {
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<string>(undefined)
  const isVirtual = rows.flatMap(({ piles }) => piles.flatMap(({ pile }) => pile.gunIds)).length > MAX_IN_PAGE
  const { head, tile, tileGap, rowGap } = HEIGHTS[isPhone && size === 'compact' ? 'phone' : size]

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
    if (!selection) return onOpen?.(id)
    const next = new Set(selection)
    if (event.shiftKey && anchor.current !== undefined) {
      for (const one of rangeOf(roving.order, anchor.current, id)) next.add(one)
    } else {
      if (!next.delete(id)) next.add(id)
      anchor.current = id
    }
    onSelect?.(next)
  })
  const look = useMemo<TileLook>(
    () => ({ size, onPress: isPressable ? press : undefined }),
    [size, isPressable, press],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.gun : undefined
    if (id === undefined) return
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (selection && onOpen && event.key === 'Enter') onOpen(id)
    else if (selection && onSelect && event.key === 'Escape' && selection.size > 0) onSelect(new Set())
    else if (selection && onSelect && isAll) onSelect(new Set(roving.order))
    else return roving.onKeyDown(event)
    event.preventDefault()
  }
  const openTwice = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gun]') : null
    if (selection && target?.dataset.gun) onOpen?.(target.dataset.gun)
  }

  const items = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: undefined }))

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
                  {...{ feed, row, columns, look, selection }}
                  activeId={index === roving.activeRow ? roving.activeId : undefined}
                  pileMenu={pileMenu && menu}
                />
              </div>
            )
          )
        })}
      </div>
      <span role="status" className="visually-hidden">
        {roving.typed && say(matrixTexts.pile, { code: roving.typed })}
      </span>
    </div>
  )
}

/** How the tiles of a matrix are drawn and what a press on one does. */
interface TileLook {
  size: 'full' | 'compact'
  /** Stays the same function; the gun's id is in `data-gun`. */
  onPress: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

interface MatrixRowProps extends Pick<TileRowsProps, 'feed' | 'columns' | 'selection' | 'pileMenu'> {
  row: Row<MatrixPile>
  look: TileLook
  /** The tile that the Tab key reaches, if it is in this row. */
  activeId: string | undefined
}

/** One row of piles. Drawn again only when what is in it changes. */
const MatrixRow = memo(function MatrixRow({
  feed,
  row,
  columns,
  look,
  selection,
  activeId,
  pileMenu,
}: MatrixRowProps) {
  const say = useSay()

  return (
    <div className={styles.row} data-size={look.size} style={{ '--columns': columns } as CSSProperties}>
      {row.piles.map(({ pile, span }) => (
        <fieldset
          key={pile.code}
          className={styles.pile}
          aria-label={say(matrixTexts.pile, { code: pile.code })}
          style={{ '--span': span } as CSSProperties}
        >
          {look.size === 'full' && (
            <div className={styles.pileHead}>
              <span className={styles.code}>{pile.code}</span>
              <span className={styles.note}>{pile.note}</span>
              {pileMenu?.(pile)}
            </div>
          )}
          <div className={styles.tiles}>
            {pile.gunIds.map((id) => (
              <TileSlot
                key={id}
                feed={feed}
                id={id}
                look={look}
                isSelected={selection?.has(id)}
                isActive={id === activeId}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
})

interface TileSlotProps extends Pick<MatrixRowProps, 'feed' | 'look'> {
  id: string
  isSelected: boolean | undefined
  isActive: boolean
}

/** Listens to its gun alone. */
const TileSlot = memo(function TileSlot({ feed, id, look, isSelected, isActive }: TileSlotProps) {
  const entry = useLive(feed, id)
  if (!entry) return <span className={styles.unknown} data-size={look.size} />

  return (
    <GunTile
      gun={entry.state}
      isStale={entry.isStale}
      size={look.size}
      isSelected={isSelected}
      tabIndex={look.onPress && (isActive ? 0 : -1)}
      data-gun={id}
      onClick={look.onPress}
    />
  )
})

/** The rows in sight, and the one that the Tab key reaches wherever it is. */
function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (row >= range.count || indexes.includes(row)) return indexes
  return [...indexes, row].sort((a, b) => a - b)
}
