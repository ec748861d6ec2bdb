import { land } from './land.data.ts'

/*
 * The wall's maps: conic equal-area on a sphere, with the parallels and the meridian that scripts/write-wall-map.ts has
 * written the land with. Lengths are cells of that raster. The shift of GCJ-02 is smaller than a dot.
 */

/** A place in degrees. */
export interface Place {
  lng: number
  lat: number
}

/** A place on the plane: in cells of land, or in pixels where a frame has placed it. */
export interface Point {
  x: number
  y: number
}

const RADIAN = Math.PI / 180
const MERIDIAN = 113
const [SOUTH, NORTH] = [Math.sin(25 * RADIAN), Math.sin(40 * RADIAN)]
const CONE = (SOUTH + NORTH) / 2
const SPREAD = 1 + SOUTH * (2 * CONE - SOUTH)
const EQUATOR = Math.sqrt(SPREAD) / CONE

/** Where a place lies, in cells from the crossing of equator and meridian, y to the south. */
export function project({ lng, lat }: Place): Point {
  const radius = Math.sqrt(SPREAD - 2 * CONE * Math.sin(lat * RADIAN)) / CONE
  const angle = (lng - MERIDIAN) * RADIAN * CONE
  return {
    x: (radius * Math.sin(angle)) / land.cell,
    y: (radius * Math.cos(angle) - EQUATOR) / land.cell,
  }
}

/** How many cells a degree of latitude is. */
const DEGREE = RADIAN / land.cell

/** What a map shows: pixels to a cell, and the cell at its upper left corner. */
export interface Frame {
  scale: number
  left: number
  top: number
}

interface Size {
  width: number
  height: number
}

/** Around the outermost places, as a part of the whole. */
const ROOM = 0.12
/** A single place is shown with what lies around it. */
const LEAST_DEGREES = 0.8
/** All of the country where there is nothing to be framed. */
const COUNTRY: readonly Place[] = [
  { lng: 98, lat: 21 },
  { lng: 124, lat: 43 },
]

/** The nearest frame that holds all places with room around them. */
export function frameOn(places: readonly Place[], { width, height }: Size, room = ROOM): Frame {
  const points = (places.length > 0 ? places : COUNTRY).map(project)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const least = LEAST_DEGREES * DEGREE
  const scale = Math.min(
    (width * (1 - 2 * room)) / Math.max(right - left, least),
    (height * (1 - 2 * room)) / Math.max(bottom - top, least),
  )
  return {
    scale,
    left: (left + right) / 2 - width / 2 / scale,
    top: (top + bottom) / 2 - height / 2 / scale,
  }
}

/** Whether the maps reach so far; a station whose place was typed wrong must not make a map of half the world. */
export function isOnMap(place: Place): boolean {
  const { x, y } = project(place)
  return x > land.left && x < land.right && y > land.top && y < land.bottom
}

/** Where a frame shows a place, in pixels. */
export function pixelOf(place: Place, { scale, left, top }: Frame): Point {
  const { x, y } = project(place)
  return { x: (x - left) * scale, y: (y - top) * scale }
}
