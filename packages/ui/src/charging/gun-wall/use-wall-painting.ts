import type { Language } from '@ampdeck/api/enumeration'
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import { LOOK_ATTRIBUTES } from '../../foundation/theme/look-attributes.ts'
import type { GunFeed } from '../gun-matrix/matrix-data.ts'
import { createPaintQueue, type PaintQueue } from './paint-queue.ts'
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
  layout: WallLayout | undefined
  ratio: number
  language: Language
  /** Called after a frame which guns it has drawn; for measuring. */
  onPainted?: ((ids: readonly string[]) => void) | undefined
}

/** Paints the wall anew when its layout or its colours change, and each gun when it changes. */
export function useWallPainting(
  holder: RefObject<HTMLElement | null>,
  { feed, ids, layout, ratio, language, onPainted }: Wall,
): void {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => '')
  const queue = useRef<PaintQueue>(null)
  const report = useStable((indexes: readonly number[]) =>
    onPainted?.(indexes.map((index) => ids[index]).filter((id) => id !== undefined)),
  )
  const tileAt = useStable((index: number) => {
    const entry = feed.get(ids[index] ?? '')
    return { gun: entry?.state, isStale: entry?.isStale ?? false }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme means new colours, and new ids new tiles.
  useLayoutEffect(() => {
    const { current } = holder
    if (!current || !layout) return
    const contexts = [...current.querySelectorAll('canvas')].flatMap(
      (canvas) => canvas.getContext('2d') ?? [],
    )
    for (const context of contexts) context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    const scene = { layout, palette: readPalette(current), ratio, language }
    const painter = createPainter(contexts, rowsPerStrip(layout), scene)
    const made = createPaintQueue({
      paint: (index) => painter.paint(index, tileAt(index)),
      stripOf: (index) => Math.floor(index / (layout.columns * rowsPerStrip(layout))),
      onPainted: report,
    })
    queue.current = made
    made.add(ids.keys())
    return () => made.stop()
  }, [holder, layout, ratio, language, theme, ids, feed, report, tileAt])

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
}

/** How often fonts have arrived. */
let fonts = 0

const readTheme = () =>
  [...LOOK_ATTRIBUTES.map((name) => document.documentElement.getAttribute(name)), fonts].join(' ')

/** The colours of the page, and fonts that arrive: a canvas does not follow them by itself. */
function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: LOOK_ATTRIBUTES })
  const onFonts = () => {
    fonts++
    onChange()
  }
  document.fonts.addEventListener('loadingdone', onFonts)
  return () => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', onFonts)
  }
}
