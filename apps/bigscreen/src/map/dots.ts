import { isLand } from './land.ts'
import type { Frame, Point } from './projection.ts'

/** The dots of a map: every place of a hexagonal raster that is land. */
export function dotsOf(frame: Frame, size: { width: number; height: number }, pitch: number): Point[] {
  const step = pitch * Math.sqrt(0.75)
  const dots: Point[] = []
  for (let row = 0; row * step < size.height; row++) {
    const y = row * step
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x < size.width; x += pitch) {
      if (isLand(x / frame.scale + frame.left, y / frame.scale + frame.top)) dots.push({ x, y })
    }
  }
  return dots
}

/** What makes the dots around it glow. */
export interface Source extends Point {
  powerW: number
}

/** Beyond so many widths a source is not seen any more. */
const REACH = 3.2

/**
 * How much each dot glows, 0 to 1, by the load near it.
 *
 * @param unit what one pixel of the design is in the dots' own lengths
 */
export function glowOf(dots: readonly Point[], sources: readonly Source[], unit: number): Float32Array {
  const highest = Math.max(1, ...sources.map(({ powerW }) => powerW))
  const sums = new Float32Array(dots.length)
  for (const { x, y, powerW } of sources) {
    if (powerW <= 0) continue
    const share = Math.sqrt(powerW / highest)
    const width = (16 + 22 * share) * unit
    const reach = REACH * width
    for (const [index, dot] of dots.entries()) {
      const dy = dot.y - y
      const dx = dot.x - x
      if (dy > reach || dy < -reach || dx > reach || dx < -reach) continue
      const distance = (dx * dx + dy * dy) / (2 * width * width)
      const near = distance / 0.32 ** 2
      sums[index] = (sums[index] ?? 0) + 1.2 * share * (Math.exp(-distance) + Math.exp(-near))
    }
  }
  return sums.map((sum) => 1 - Math.exp(-sum))
}
