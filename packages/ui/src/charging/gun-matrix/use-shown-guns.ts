import { useCallback } from 'react'
import { useLiveAll } from '../../foundation/live/use-live.ts'
import type { GunCount } from '../gun-bar/gun-order.ts'
import type { Gun } from '../gun-tile/gun.ts'
import { countGuns, type GunFeed, type MatrixPile, sameCounts, samePiles, shownPiles } from './matrix-data.ts'

/** What the matrix derives from all guns at once: their counts, and the piles that the filter leaves. */
export function useShownGuns(
  feed: GunFeed,
  piles: readonly MatrixPile[],
  filter: number | undefined,
): { counts: readonly GunCount[]; shown: readonly MatrixPile[] } {
  const count = useCallback((from: GunFeed) => countGuns(gunsOf(piles, from)), [piles])
  const show = useCallback(
    (from: GunFeed) =>
      filter === undefined ? piles : shownPiles(piles, (id) => from.get(id)?.state.status === filter),
    [piles, filter],
  )
  const counts = useLiveAll(feed, count, sameCounts)
  const shown = useLiveAll(feed, show, samePiles)

  return { counts, shown }
}

function* gunsOf(piles: readonly MatrixPile[], feed: GunFeed): Generator<Gun, void, undefined> {
  for (const { gunIds } of piles) {
    for (const id of gunIds) {
      const gun = feed.get(id)?.state
      if (gun) yield gun
    }
  }
}
