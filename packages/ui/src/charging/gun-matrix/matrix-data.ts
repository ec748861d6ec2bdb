import type { LiveFeed } from '../../foundation/live/live-store.ts'
import type { GunCount } from '../gun-bar/gun-order.ts'
import type { Gun } from '../gun-tile/gun.ts'

/** A pile and its guns, of which the matrix knows the ids; their states come from elsewhere. */
export interface MatrixPile {
  code: string
  /** A code of `PileGunLayout`. */
  layout: string
  /** What it is, in the language in force: "DC 120 kW shared". */
  note?: string | undefined
  gunIds: readonly string[]
}

/** Guns by their ids, as they are known now and as they change. */
export type GunFeed = LiveFeed<string, Gun>

/** A feed of guns that do not change by themselves. */
export function plainFeed(guns: readonly Gun[], staleIds: ReadonlySet<string>): GunFeed {
  const entries = new Map(guns.map((gun) => [gun.id, { state: gun, isStale: staleIds.has(gun.id) }]))
  const never = () => () => undefined
  return {
    get: (id) => entries.get(id),
    version: () => 0,
    subscribe: never,
    subscribeAll: never,
    heardAt: () => undefined,
  }
}

/** How many guns are in each status. */
export function countGuns(guns: Iterable<Gun>): GunCount[] {
  const counts = new Map<number, number>()
  for (const { status } of guns) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}

/** The piles with those of their guns that are shown. */
export function shownPiles(
  piles: readonly MatrixPile[],
  isShown: (gunId: string) => boolean,
): readonly MatrixPile[] {
  return piles.flatMap((pile) => {
    const gunIds = pile.gunIds.filter(isShown)
    if (gunIds.length === 0) return []
    return gunIds.length === pile.gunIds.length ? pile : { ...pile, gunIds }
  })
}

/** Whether two lists of counts say the same, so that the legend is not drawn again for nothing. */
export function sameCounts(a: readonly GunCount[], b: readonly GunCount[]): boolean {
  const known = new Map(a.map(({ status, count }) => [status, count]))
  return a.length === b.length && b.every(({ status, count }) => known.get(status) === count)
}

/** Everything from one id to another in the order shown, both included. */
export function rangeOf(order: readonly string[], from: string, to: string): readonly string[] {
  const a = order.indexOf(from)
  const b = order.indexOf(to)
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Whether two lists show the same guns in the same piles. */
export function samePiles(a: readonly MatrixPile[], b: readonly MatrixPile[]): boolean {
  return a === b || (a.length === b.length && a.every((pile, index) => samePile(pile, b[index])))
}

function samePile(a: MatrixPile, b: MatrixPile | undefined): boolean {
  if (a === b) return true
  return (
    a.code === b?.code &&
    a.layout === b.layout &&
    a.note === b.note &&
    a.gunIds.length === b.gunIds.length &&
    a.gunIds.every((id, index) => id === b.gunIds[index])
  )
}
