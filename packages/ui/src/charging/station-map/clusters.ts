import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { DIRECTIONS, type MapPoint, type Pixel, placeOf, worldPixel } from '../../charts/map/projection.ts'

/** What the map needs of a place. */
export interface ClusterStation extends MapPoint {
  id: number
  /** A code of `ServiceStatus`. */
  status: number
}

/** Stations that would lie over one another, as one mark; a single station is a cluster of one. */
export interface Cluster<Station extends ClusterStation> extends MapPoint {
  /** The smallest id in it: stable while one pans. */
  readonly key: number
  readonly stations: readonly Station[]
  /** The worst status in it. */
  readonly status: number
}

/** Marks are at least about this far apart, in pixels. */
const CELL = 44
/** Nearer than this in both directions, two marks with their counts would lie over one another. */
const TOUCH: Pixel = { x: 56, y: 28 }
/** From here on every station stands alone, even at one address. */
const ALONE = 17

const { alarm, offline, charging, busy, halfIdle, idle } = serviceStatus.code
/** What an operator must see first. */
const WORST: readonly number[] = [alarm, offline, charging, busy, halfIdle, idle]

/**
 * Groups stations by a grid over the world at the zoom, rounded to halves: panning changes no group, so marks do not
 * jump. Every station is in exactly one.
 */
export function clustersOf<Station extends ClusterStation>(
  stations: readonly Station[],
  zoom: number,
): Cluster<Station>[] {
  const step = Math.round(zoom * 2) / 2
  const cells =
    step >= ALONE
      ? new Map(stations.map((station) => [String(station.id), [station]]))
      : Map.groupBy(stations, (station) => {
          const { x, y } = worldPixel(station, step)
          return `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`
        })
  return apart([...cells.values()].map(clusterOf), step)
}

/** Neighbouring cells may have their stations at the edge they share: what would still touch becomes one. */
function apart<Station extends ClusterStation>(
  clusters: Cluster<Station>[],
  zoom: number,
): Cluster<Station>[] {
  if (zoom >= ALONE) return clusters
  const placed = clusters
    .map((cluster) => ({ cluster, at: worldPixel(cluster, zoom) }))
    .sort((a, b) => a.at.x - b.at.x || a.cluster.key - b.cluster.key)
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1)) {
      if (other.at.x - one.at.x > TOUCH.x) break
      if (Math.abs(other.at.y - one.at.y) > TOUCH.y) continue
      const merged = clusterOf([...one.cluster.stations, ...other.cluster.stations])
      const rest = clusters.filter((cluster) => cluster !== one.cluster && cluster !== other.cluster)
      return apart([...rest, merged], zoom)
    }
  return clusters
}

function clusterOf<Station extends ClusterStation>(members: readonly Station[]): Cluster<Station> {
  const pixels = members.map((station) => worldPixel(station, 0))
  const mean = (axis: keyof Pixel) => pixels.reduce((sum, pixel) => sum + pixel[axis], 0) / pixels.length
  return {
    ...placeOf({ x: mean('x'), y: mean('y') }, 0),
    key: Math.min(...members.map(({ id }) => id)),
    stations: members,
    status: worstOf(members.map(({ status }) => status)),
  }
}

/** The status that matters most; one of a later version counts as the last. */
export function worstOf(statuses: readonly number[]): number {
  return WORST.find((status) => statuses.includes(status)) ?? statuses[0] ?? idle
}

/** The mark that an arrow key leads to: the nearest one in that direction, straight ahead before aside. */
export function markTowards(
  marks: readonly (Pixel & { readonly key: number })[],
  from: number,
  key: string,
): number | undefined {
  const here = marks.find((mark) => mark.key === from)
  const ahead = DIRECTIONS[key]
  if (!here || !ahead) return undefined
  const rated = marks.flatMap((mark) => {
    const [dx, dy] = [mark.x - here.x, mark.y - here.y]
    const forward = dx * ahead.x + dy * ahead.y
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x)
    return mark.key === from || forward <= 0 || aside > forward * 2
      ? []
      : [{ key: mark.key, far: forward + 2 * aside }]
  })
  return rated.sort((a, b) => a.far - b.far)[0]?.key
}

/** A rectangle between two corners, whichever they are. */
export interface Box {
  readonly a: Pixel
  readonly b: Pixel
}

/** Whether a pixel lies in the box. */
export function isInBox({ x, y }: Pixel, { a, b }: Box): boolean {
  return (
    x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x) && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y)
  )
}
