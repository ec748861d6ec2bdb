/*
 * Web Mercator, the projection of all tile maps, so that a tile map can be laid under ours to the pixel. The world is
 * 512 px wide at zoom 0, as MapLibre counts.
 */

/** A place in degrees; in China GCJ-02, as the stations' coordinates are. */
export interface MapPoint {
  lng: number
  lat: number
}

/** What is looked at: the middle and how near. */
export interface MapView extends MapPoint {
  zoom: number
}

export interface MapSize {
  width: number
  height: number
}

/** A usual size, for the moment before a map is measured. */
export const UNMEASURED: MapSize = { width: 800, height: 480 }

/** A place in pixels, from the left and top edge of the map. */
export interface Pixel {
  x: number
  y: number
}

/** Where the arrow keys lead on a map. */
export const DIRECTIONS: Readonly<Record<string, Pixel>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

export const LEAST_ZOOM = 1
export const MAX_ZOOM = 18
/** Where Mercator is cut off, so that the world is a square. */
const MAX_LAT = 85.051_129

const worldOf = (zoom: number) => 512 * 2 ** zoom
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A place in pixels of the whole world at a zoom. */
export function worldPixel({ lng, lat }: MapPoint, zoom: number): Pixel {
  const world = worldOf(zoom)
  const sine = Math.sin((clamp(lat, -MAX_LAT, MAX_LAT) * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** The place of a pixel of the whole world. */
export function placeOf({ x, y }: Pixel, zoom: number): MapPoint {
  const world = worldOf(zoom)
  const turned = Math.PI - (2 * Math.PI * y) / world
  return { lng: (x / world) * 360 - 180, lat: (180 / Math.PI) * Math.atan(Math.sinh(turned)) }
}

/** Where a place is drawn. */
export function project(point: MapPoint, view: MapView, { width, height }: MapSize): Pixel {
  const middle = worldPixel(view, view.zoom)
  const at = worldPixel(point, view.zoom)
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 }
}

/** The place that is drawn at a pixel. */
export function unproject({ x, y }: Pixel, view: MapView, { width, height }: MapSize): MapPoint {
  const middle = worldPixel(view, view.zoom)
  return placeOf({ x: x + middle.x - width / 2, y: y + middle.y - height / 2 }, view.zoom)
}

/** A view that can be shown: neither nearer nor farther than the map goes, and on the earth. */
export function held({ lng, lat, zoom }: MapView): MapView {
  return {
    lng: clamp(lng, -180, 180),
    lat: clamp(lat, -MAX_LAT, MAX_LAT),
    zoom: clamp(zoom, LEAST_ZOOM, MAX_ZOOM),
  }
}

/** Moved by pixels: what was at the pointer stays under it. */
export function panned(view: MapView, dx: number, dy: number): MapView {
  const middle = worldPixel(view, view.zoom)
  return held({ ...placeOf({ x: middle.x - dx, y: middle.y - dy }, view.zoom), zoom: view.zoom })
}

/** Nearer or farther; the place at the pixel stays where it is. */
export function zoomedAt(view: MapView, by: number, at: Pixel, size: MapSize): MapView {
  const zoom = clamp(view.zoom + by, LEAST_ZOOM, MAX_ZOOM)
  const place = worldPixel(unproject(at, view, size), zoom)
  const middle = { x: place.x - at.x + size.width / 2, y: place.y - at.y + size.height / 2 }
  return held({ ...placeOf(middle, zoom), zoom })
}

/** The nearest view that shows all places with room around them; China where there are none. */
export function fitting(points: readonly MapPoint[], { width, height }: MapSize, padding = 48): MapView {
  if (points.length === 0) return { lng: 104, lat: 36, zoom: 3 }
  const at = points.map((point) => worldPixel(point, 0))
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
  const room = { width: Math.max(width - 2 * padding, 32), height: Math.max(height - 2 * padding, 32) }
  const zoom = Math.min(
    Math.log2(room.width / Math.max(right - left, 1e-9)),
    Math.log2(room.height / Math.max(bottom - top, 1e-9)),
    // One station alone is shown with its town around it.
    12,
  )
  return held({ ...placeOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom })
}

/** The steps between the lines of the grid, in degrees. */
const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
/** About this far apart, in pixels. */
const APART = 110

export interface GridLine {
  readonly kind: 'lng' | 'lat'
  readonly degrees: number
  /** From the left edge for a meridian, from the top for a parallel. */
  readonly at: number
}

/** The meridians and parallels in sight. */
export function gridOf(view: MapView, size: MapSize): GridLine[] {
  const perDegree = worldOf(view.zoom) / 360
  const step = STEPS.findLast((degrees) => degrees * perDegree >= APART) ?? STEPS[0] ?? 30
  const start = unproject({ x: 0, y: size.height }, view, size)
  const end = unproject({ x: size.width, y: 0 }, view, size)
  const between = (from: number, to: number, most: number) => {
    const first = Math.ceil(Math.max(from, -most) / step)
    const last = Math.floor(Math.min(to, most) / step)
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
      Number(((first + index) * step).toFixed(3)),
    )
  }
  return [
    ...between(start.lng, end.lng, 180).map((degrees): GridLine => {
      return { kind: 'lng', degrees, at: project({ lng: degrees, lat: view.lat }, view, size).x }
    }),
    ...between(start.lat, end.lat, 85).map((degrees): GridLine => {
      return { kind: 'lat', degrees, at: project({ lng: view.lng, lat: degrees }, view, size).y }
    }),
  ]
}

/** Metres of a pixel in the middle of the view. */
function metresPerPixel({ lat, zoom }: MapView): number {
  return (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / worldOf(zoom)
}

/** A round length for the scale bar, at most so many pixels long. */
export function scaleBar(view: MapView, most: number): { metres: number; pixels: number } {
  const perPixel = metresPerPixel(view)
  const power = 10 ** Math.floor(Math.log10(most * perPixel))
  const metres = ([5, 2, 1].find((part) => part * power <= most * perPixel) ?? 1) * power
  return { metres, pixels: metres / perPixel }
}
