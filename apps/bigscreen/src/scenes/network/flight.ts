import type { Point } from '../../map/projection.ts'

/** A start command on its way from the control centre to a station. */
export interface Flight {
  from: Point
  to: Point
  /** When it sets off. */
  begin: number
}

const DURATION = 1_600
/** The ring at the station. */
const RING = 2_400
/** One way after the other, four in a second. */
const APART = 250
const MAX = 6

/**
 * Adds starts to those on their way. At most six fly at once; the others, and those at the centre's own door, are a
 * ring at their station only.
 */
export function withStarts(
  flights: readonly Flight[],
  { from, to, now, near }: { from: Point | undefined; to: readonly Point[]; now: number; near: number },
): Flight[] {
  const left = flights.filter(({ begin }) => now < begin + DURATION + RING)
  let flying = left.filter((flight) => isFlying(flight, now)).length
  let begin = Math.max(now, ...left.filter((flight) => isFlying(flight, now)).map((of) => of.begin + APART))
  for (const point of to) {
    const isFar = from !== undefined && Math.hypot(point.x - from.x, point.y - from.y) > near
    if (isFar && flying < MAX) {
      left.push({ from, to: point, begin })
      flying++
      begin += APART
    } else {
      left.push({ from: point, to: point, begin: now - DURATION })
    }
  }
  return left
}

const isFlying = ({ begin }: Flight, now: number) => now < begin + DURATION

/** How far it is on its way, and how far its ring has gone out; 0 to 1. */
export function progressOf({ begin }: Flight, now: number): { way: number; ring: number } {
  const part = (ms: number) => Math.min(1, Math.max(0, ms))
  return { way: part((now - begin) / DURATION), ring: part((now - begin - DURATION) / RING) }
}

/** A point of the bow from one place to another, which bends to the east on its way north. */
export function onBow({ from, to }: Flight, part: number): Point {
  const bend = 0.16
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend * Math.sign(to.x - from.x || 1),
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend * Math.sign(to.x - from.x || 1),
  }
  const mix = (a: number, b: number, c: number) =>
    a * (1 - part) ** 2 + 2 * b * part * (1 - part) + c * part ** 2
  return { x: mix(from.x, middle.x, to.x), y: mix(from.y, middle.y, to.y) }
}
