import { useLanguage } from '../../foundation/language/use-language.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import type { GunFeed } from '../gun-matrix/matrix-data.ts'
import { tileFacts, tileSentence } from '../gun-tile/tile-facts.ts'
import styles from './gun-wall.module.css'
import type { WallLayout } from './wall-layout.ts'

export interface WallPointerProps {
  feed: GunFeed
  layout: WallLayout
  optionId: string
  /** The tile that the keys have reached. */
  index: number
  total: number
  gunId: string
  isSelected: boolean
  /** The tile under the mouse. */
  pointed: { index: number; gunId: string } | undefined
}

/** The frame around the tile that the keys have reached, its name for reading aloud, and the hint of the mouse. */
export function WallPointer({
  feed,
  layout,
  optionId,
  index,
  total,
  gunId,
  isSelected,
  pointed,
}: WallPointerProps) {
  const sentence = useSentence(feed, gunId, isSelected)
  const hint = useSentence(feed, pointed?.gunId ?? '', false)
  const isRight = pointed !== undefined && (pointed.index % layout.columns) * 2 > layout.columns

  return (
    <>
      <div
        id={optionId}
        role="option"
        aria-selected={isSelected}
        aria-posinset={index + 1}
        aria-setsize={total}
        aria-label={sentence || '–'}
        // The keys stay with the list: this is its active descendant.
        tabIndex={-1}
        className={styles.frame}
        style={boxOf(layout, index)}
      />
      {pointed && hint && (
        <div
          aria-hidden="true"
          className={styles.hint}
          data-side={isRight ? 'left' : 'right'}
          style={hintAt(layout, pointed.index, isRight)}
        >
          {hint}
        </div>
      )}
    </>
  )
}

function useSentence(feed: GunFeed, gunId: string, isSelected: boolean): string {
  const { language } = useLanguage()
  const entry = useLive(feed, gunId)
  if (!entry) return ''
  return tileSentence(tileFacts(entry.state, language), { isSelected, isStale: entry.isStale }, language)
}

function boxOf(layout: WallLayout, index: number) {
  return {
    left: (index % layout.columns) * layout.pitchX,
    top: Math.floor(index / layout.columns) * layout.pitchY,
    width: layout.width,
    height: layout.height,
  }
}

function hintAt(layout: WallLayout, index: number, isRight: boolean) {
  const { left, top, width } = boxOf(layout, index)
  return isRight ? { right: layout.columns * layout.pitchX - left + 6, top } : { left: left + width + 6, top }
}
