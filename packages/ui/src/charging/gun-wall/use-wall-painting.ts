import type { Language } from '@ampdeck/api/enumeration'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import type { GunFeed } from '../gun-matrix/matrix-data.ts'
import { createPaintQueue, type PaintQueue } from './paint-queue.ts'
import { useThemeKey } from './use-theme-key.ts'
import type { WallLayout } from './wall-layout.ts'
import { createPainter } from './wall-painter.ts'
import { readPalette } from './wall-palette.ts'

/** The wall is made of about so many canvases above one another. */
const STRIPS = 9

/** How many rows of tiles a strip has. */
export function rowsPerStrip({ rows }: WallLayout): number {
  return Math.max(1, Math.ceil(rows / STRIPS))
}

export interface Wall {
  feed: GunFeed
  ids: readonly string[]
  selection: ReadonlySet<string> | undefined
  layout: WallLayout | undefined
  ratio: number
  language: Language
  /** Told after a frame which guns it has drawn; for measuring. */
  onPainted?: ((ids: readonly string[]) => void) | undefined
}

/** Paints the wall anew when its layout or its colours change, and each gun when it changes. */
export function useWallPainting(
  holder: RefObject<HTMLElement | null>,
  { feed, ids, selection, layout, ratio, language, onPainted }: Wall,
): void {
  const theme = useThemeKey()
  const queue = useRef<PaintQueue>(null)
  const tell = useStable((indexes: readonly number[]) =>
    onPainted?.(indexes.map((index) => ids[index]).filter((id) => id !== undefined)),
  )
  const tileAt = useStable((index: number) => {
    const id = ids[index] ?? ''
    const entry = feed.get(id)
    return {
      gun: entry?.state,
      isStale: entry?.isStale ?? false,
      isSelected: selection?.has(id) ?? false,
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme means new colours, and new ids new tiles.
  useLayoutEffect(() => {
    const { current } = holder
    if (!current || !layout) return
    const contexts = [...current.querySelectorAll('canvas')].flatMap(
      (canvas) => canvas.getContext('2d') ?? [],
    )
    for (const context of contexts) context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    const palette = readPalette(current)
    const mark = getComputedStyle(current).getPropertyValue('--colors-accent-mark').trim()
    const painter = createPainter(contexts, rowsPerStrip(layout), { layout, palette, ratio, language, mark })
    const made = createPaintQueue({
      paint: (index) => painter.paint(index, tileAt(index)),
      stripOf: (index) => Math.floor(index / (layout.columns * rowsPerStrip(layout))),
      onPainted: tell,
    })
    queue.current = made
    made.add(ids.keys())
    return () => made.stop()
  }, [holder, layout, ratio, language, theme, ids, tell, tileAt])

  useEffect(() => {
    const indexOf = new Map(ids.map((id, index) => [id, index]))
    return feed.subscribeAll((changed) => {
      const indexes: number[] = []
      for (const id of changed) {
        const index = indexOf.get(id)
        if (index !== undefined) indexes.push(index)
      }
      queue.current?.add(indexes)
    })
  }, [feed, ids])

  useRepaint(queue, ids, feed, selection)
}

/** Guns that came by new props, and guns chosen or no longer chosen. */
function useRepaint(
  queue: RefObject<PaintQueue | null>,
  ids: readonly string[],
  feed: GunFeed,
  selection: ReadonlySet<string> | undefined,
): void {
  const before = useRef({ feed, selection })

  useLayoutEffect(() => {
    const { feed: oldFeed, selection: oldSelection } = before.current
    before.current = { feed, selection }
    if (oldFeed === feed && oldSelection === selection) return
    const changed = [...ids.keys()].filter((index) => {
      const id = ids[index] ?? ''
      const [old, now] = [oldFeed.get(id), feed.get(id)]
      return (
        old?.state !== now?.state ||
        old?.isStale !== now?.isStale ||
        oldSelection?.has(id) !== selection?.has(id)
      )
    })
    queue.current?.add(changed)
  }, [queue, ids, feed, selection])
}
