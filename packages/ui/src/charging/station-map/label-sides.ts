import type { MapSize, Pixel } from '../../charts/map/projection.ts'

/** Where the name of a mark stands. */
export type LabelSide = 'right' | 'left' | 'below' | 'above'

export interface LabelledMark extends Pixel {
  readonly key: number
  /** Empty where the mark has no name, as a cluster; others still keep off it. */
  readonly name: string
}

/** Half of a mark, of a cluster's with its count, and the height of a name. */
const RADIUS = 15
const CLUSTER = 26
const HEIGHT = 18
/** The buttons of the map stand in its upper right corner, the scale in the lower left one. */
const TOOLS = { width: 48, height: 136 }
const SCALE = { width: 116, height: 28 }
/** Whose land it is stands in the lower right corner, in more lines on a narrow map. */
const NOTE = { width: 262, line: 14, margin: 8, leaves: 150 }
const SIDES: readonly LabelSide[] = ['right', 'left', 'below', 'above']

/** Where a name stands, and how far it is moved along its mark to stay within the map, in pixels. */
export interface LabelPlace {
  side: LabelSide
  shift: number
}

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The side of its mark on which each name has room: within the map, over no other mark and no other name. A name that
 * has room nowhere is left out; the mark says it by its hint. The marks that come first choose first.
 */
export function labelSides(marks: readonly LabelledMark[], size: MapSize): ReadonlyMap<number, LabelPlace> {
  const { width, height } = size
  const taken: Rectangle[] = [...marks.map(markOf), ...cornersOf(size)]
  const sides = new Map<number, LabelPlace>()
  for (const mark of marks) {
    if (mark.name === '') continue
    for (const side of SIDES) {
      const middle = labelOf(mark, side)
      const shift = isAside(side) ? 0 : shiftInto(middle, width)
      const label = { ...middle, left: middle.left + shift, right: middle.right + shift }
      const isInside = label.left >= 0 && label.top >= 0 && label.right <= width && label.bottom <= height
      const own = markOf(mark)
      if (!isInside || taken.some((other) => !isSame(other, own) && meets(label, other))) continue
      taken.push(label)
      sides.set(mark.key, { side, shift })
      break
    }
  }
  return sides
}

/** What the map itself shows in its corners. */
function cornersOf({ width, height }: MapSize): Rectangle[] {
  const note = Math.max(1, Math.min(NOTE.width, width - NOTE.leaves))
  const noteHeight = Math.ceil(NOTE.width / note) * NOTE.line + NOTE.margin
  return [
    { left: width - TOOLS.width, top: 0, right: width, bottom: TOOLS.height },
    { left: width - note - NOTE.margin, top: height - noteHeight, right: width, bottom: height },
    { left: 0, top: height - SCALE.height, right: SCALE.width, bottom: height },
  ]
}

const isAside = (side: LabelSide) => side === 'right' || side === 'left'

/** How far a name above or below its mark must move so that the map does not cut it. */
function shiftInto({ left, right }: Rectangle, width: number): number {
  return left < 0 ? -left : Math.min(0, width - right)
}

function markOf({ x, y, name }: LabelledMark): Rectangle {
  const half = name === '' ? CLUSTER : RADIUS
  return { left: x - half, top: y - RADIUS, right: x + half, bottom: y + RADIUS }
}

function labelOf({ x, y, name }: LabelledMark, side: LabelSide): Rectangle {
  const width = widthOf(name)
  const at = {
    right: { left: x + RADIUS + 2, top: y - HEIGHT / 2 },
    left: { left: x - RADIUS - 2 - width, top: y - HEIGHT / 2 },
    below: { left: x - width / 2, top: y + RADIUS },
    above: { left: x - width / 2, top: y - RADIUS - HEIGHT },
  }[side]
  return { ...at, right: at.left + width, bottom: at.top + HEIGHT }
}

/** About as wide as 12 px letters are: a Chinese one takes the whole, a Latin one little more than half. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 12 : 6.8), 6)
}

const meets = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isSame = (a: Rectangle, b: Rectangle) => a.left === b.left && a.top === b.top && a.right === b.right
