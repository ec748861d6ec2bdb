import { fitting, MAX_ZOOM, type MapPoint, type MapSize, type MapView } from '../../charts/map/projection.ts'

/** What the map shows of a station. */
export interface MapStation extends MapPoint {
  id: number
  name: string
  city: string
  /** What else its row of the list says. */
  note?: string | undefined
  /** A code of `ServiceStatus`. */
  status: number
  /** How much it counts beside the largest, 0 to 1: its mark is as large. All are alike without it. */
  weight?: number | undefined
}

/** A station without coordinates, or with 0, 0, is nowhere. */
export function isPlaced({ lng, lat }: MapPoint): boolean {
  return Number.isFinite(lng) && Number.isFinite(lat) && (lng !== 0 || lat !== 0) && Math.abs(lat) <= 90
}

/** A press selects one; with Shift, Control or Command it adds one or takes it away. */
export function toggled(selected: ReadonlySet<number>, id: number, isAdded: boolean): ReadonlySet<number> {
  if (!isAdded) return selected.has(id) && selected.size === 1 ? new Set() : new Set([id])
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The view in which a cluster falls apart; at least one step nearer, even where all are at one address. */
export function nearer(stations: readonly MapStation[], size: MapSize, view: MapView): MapView {
  const fit = fitting(stations, size, 80)
  return { ...fit, zoom: Math.min(Math.max(fit.zoom, view.zoom + 1), MAX_ZOOM) }
}

/** The number of a station in a route, counted from one. */
export function stopOf(route: readonly number[] | undefined, id: number): number | undefined {
  const place = route?.indexOf(id) ?? -1
  return place < 0 ? undefined : place + 1
}
