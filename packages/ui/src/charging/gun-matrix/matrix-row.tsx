import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import { GunTile } from '../gun-tile/gun-tile.tsx'
import styles from './gun-matrix.module.css'
import { matrixTexts } from './gun-matrix.texts.ts'
import type { GunFeed, MatrixPile } from './matrix-data.ts'
import type { MatrixRow as Row } from './pack-piles.ts'

/** How the tiles of a matrix are drawn and what a press on one does. */
export interface TileLook {
  size: 'full' | 'compact'
  /** Stays the same function; the gun's id is in `data-gun`. */
  onPress: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface MatrixRowProps {
  feed: GunFeed
  row: Row<MatrixPile>
  columns: number
  look: TileLook
  /** Undefined where guns cannot be selected. */
  selection: ReadonlySet<string> | undefined
  /** The tile that the Tab key reaches, if it is in this row. */
  activeId: string | undefined
  pileMenu: ((pile: MatrixPile) => ReactNode) | undefined
}

/** One row of piles. Drawn again only when what is in it changes. */
export const MatrixRow = memo(function MatrixRow({
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

interface TileSlotProps {
  feed: GunFeed
  id: string
  look: TileLook
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
