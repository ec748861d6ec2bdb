/**
 * A large change is spread over so many frames. Each frame that changes any canvas makes the browser hand over all of
 * the page's canvases again (Chromium, measured by bench-tiles), so few frames; but a wall in one would miss the next.
 */
const FRAMES = 2
/** At least so many tiles a frame, so that a small change is shown with the next frame. */
const LEAST_PER_FRAME = 500

export interface PaintQueueOptions {
  /** Draws one tile. */
  paint: (index: number) => void
  /** The canvas on which a tile stands; a frame finishes the canvas it has begun. */
  stripOf: (index: number) => number
  /** Called after a frame which tiles it has drawn. */
  onPainted?: (indexes: readonly number[]) => void
  frame?: (run: () => void) => number
  callOff?: (id: number) => void
}

export interface PaintQueue {
  add(indexes: Iterable<number>): void
  stop(): void
}

/**
 * Paints what has changed, frame by frame, canvas by canvas. A tile that changes again while it waits is painted once.
 */
export function createPaintQueue({
  paint,
  stripOf,
  onPainted,
  frame = requestAnimationFrame,
  callOff = cancelAnimationFrame,
}: PaintQueueOptions): PaintQueue {
  /** By strip; the strip that has waited longest comes first. */
  const waiting = new Map<number, Set<number>>()
  let size = 0
  let share = LEAST_PER_FRAME
  let next: number | undefined

  function run() {
    next = undefined
    const painted: number[] = []
    for (const [strip, indexes] of waiting) {
      if (painted.length > 0 && painted.length + indexes.size > share) break
      waiting.delete(strip)
      for (const index of indexes) {
        paint(index)
        painted.push(index)
      }
    }
    size -= painted.length
    onPainted?.(painted)
    if (size > 0) next = frame(run)
  }

  return {
    add(indexes) {
      for (const index of indexes) {
        const strip = stripOf(index)
        const others = waiting.get(strip) ?? new Set()
        waiting.set(strip, others)
        if (!others.has(index)) size++
        others.add(index)
      }
      share = Math.max(LEAST_PER_FRAME, Math.ceil(size / FRAMES))
      if (next === undefined && size > 0) next = frame(run)
    },
    stop() {
      if (next !== undefined) callOff(next)
      next = undefined
      waiting.clear()
      size = 0
    },
  }
}
