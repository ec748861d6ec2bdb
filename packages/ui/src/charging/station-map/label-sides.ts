import type { MapSize } from '../../charts/map/projection.ts'
import { isWithin, meets, middleOf, type Rectangle, textWidth } from '../../charts/map/rectangle.ts'
import type { MapRoom } from '../../charts/map/use-map-room.ts'

/** Where the name of a mark stands. */
export type LabelSide = 'right' | 'left' | 'below' | 'above'

export interface LabelledMark {
  readonly key: number
  /** Empty where the mark has no name, as a cluster; others still keep off it. */
  readonly name: string
  /** The room that the mark itself takes. */
  readonly room: Rectangle
}

/** The height of a name; between it and its mark, and around it. */
const HEIGHT = 18
const GAP = 4
const PADDING = 3
const FONT_SIZE = 12
const SIDES: readonly LabelSide[] = ['right', 'left', 'below', 'above']

/** Where a name stands, and how far it is moved along its mark to stay within the map, in pixels. */
export interface LabelPlace {
  side: LabelSide
  shift: number
  /** The room that it takes there. */
  room: Rectangle
}

/**
 * The side of its mark on which each name has room: within the map and off its corners, over no other mark and no other
 * name. A name that has room nowhere is left out; the mark says it by its hint. The marks that come first choose first.
 */
export function labelSides(
  marks: readonly LabelledMark[],
  { size, corners }: MapRoom,
): ReadonlyMap<number, LabelPlace> {
  const taken = [...corners]
  const places = new Map<number, LabelPlace>()
  for (const mark of marks) {
    if (mark.name === '') continue
    for (const side of SIDES) {
      const place = placeAt(mark, side, size)
      const isFree =
        isWithin(place.room, size) &&
        !taken.some((other) => meets(place.room, other)) &&
        !marks.some((other) => other !== mark && meets(place.room, other.room))
      if (!isFree) continue
      taken.push(place.room)
      places.set(mark.key, place)
      break
    }
  }
  return places
}

function placeAt({ name, room }: LabelledMark, side: LabelSide, size: MapSize): LabelPlace {
  const width = textWidth(name, FONT_SIZE) + 2 * PADDING
  const { x, y } = middleOf(room)
  const [left, top] = {
    right: [room.right + GAP, y - HEIGHT / 2],
    left: [room.left - GAP - width, y - HEIGHT / 2],
    below: [x - width / 2, room.bottom],
    above: [x - width / 2, room.top - HEIGHT],
  }[side] as [number, number]
  const isAside = side === 'right' || side === 'left'
  const shift = isAside ? 0 : shiftInto(left, left + width, size.width)
  return {
    side,
    shift,
    room: { left: left + shift, top, right: left + shift + width, bottom: top + HEIGHT },
  }
}

/** How far a name above or below its mark must move so that the map does not cut it. */
function shiftInto(left: number, right: number, width: number): number {
  return left < 0 ? -left : Math.min(0, width - right)
}
