import type { Point } from './projection.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A text that belongs to a point. */
export interface LabelWish extends Point {
  width: number
  height: number
}

export interface PlacedLabel extends Box {
  /** On which side of its point it stands. */
  side: 'left' | 'right'
}

/** How far the text stands away from its point, beside it and above or below. */
const steps = [
  [1, 0],
  [1, -0.75],
  [1, 0.75],
  [0.6, -1.2],
  [0.6, 1.2],
] as const

/**
 * Places labels beside their points, the first ones first; one without room is left out, never laid over another.
 *
 * @param avoid what no label may cover
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  { gap, room, avoid }: { gap: number; room: { width: number; height: number }; avoid: readonly Box[] },
): (PlacedLabel | undefined)[] {
  const taken = [...avoid]
  return wishes.map((wish) => {
    const found = sidesOf(wish, gap).find(
      (box) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= room.width &&
        box.y + box.height <= room.height &&
        !taken.some((other) => isOver(box, other)),
    )
    if (found) taken.push(found)
    return found
  })
}

function sidesOf({ x, y, width, height }: LabelWish, gap: number): PlacedLabel[] {
  return steps.flatMap(([along, across]): PlacedLabel[] => {
    const top = y - height / 2 + across * height
    return [
      { x: x + gap * along, y: top, width, height, side: 'right' },
      { x: x - gap * along - width, y: top, width, height, side: 'left' },
    ]
  })
}

function isOver(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
