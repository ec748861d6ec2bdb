import { useCallback, useMemo } from 'react'
import type { LiveFeed } from '../../foundation/live/live-store.ts'
import { useLiveAll } from '../../foundation/live/use-live.ts'
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

/** How many guns are in each status. */
export function countGuns(guns: Iterable<Gun>): GunCount[] {
  const counts = new Map<number, number>()
  for (const { status } of guns) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}

/** How many of these guns are in each status; drawn again only when a count changes. */
export function useGunCounts(feed: GunFeed, ids: readonly string[]): readonly GunCount[] {
  const count = useCallback(
    (from: GunFeed) => countGuns(ids.flatMap((id) => from.get(id)?.state ?? [])),
    [ids],
  )
  return useLiveAll(feed, count, sameCounts)
}

/** What the matrix derives from all guns at once: their counts, and the piles that the filter leaves. */
export function useShownGuns(feed: GunFeed, piles: readonly MatrixPile[], filter: number | undefined) {
  const ids = useMemo(() => piles.flatMap(({ gunIds }) => gunIds), [piles])
  const counts = useGunCounts(feed, ids)
  const find = useCallback(
    (from: GunFeed) =>
      filter === undefined ? ids : ids.filter((id) => from.get(id)?.state.status === filter),
    [ids, filter],
  )
  const found = useLiveAll(feed, find, sameIds)
  const shown = useMemo(() => {
    if (found === ids) return piles
    const isFound = new Set(found)
    return shownPiles(piles, (id) => isFound.has(id))
  }, [piles, ids, found])

  return { counts, shown }
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
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]))
}
