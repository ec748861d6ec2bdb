import type { LivePile } from '@ampdeck/api/operation/monitor-pile'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback, useMemo } from 'react'
import type { GunStore } from '../../../pile/use-gun-store.ts'

/** The piles with their guns in the status of this moment, on which depends what can be done with them. */
export function useLivePiles(piles: readonly LivePile[], store: GunStore): readonly LivePile[] {
  const derive = useCallback(
    (feed: Pick<GunStore, 'get'>) =>
      piles
        .flatMap(({ guns }) => guns.map(({ id, status }) => feed.get(String(id))?.state.status ?? status))
        .join(),
    [piles],
  )
  const statuses = useLiveAll(store, derive)
  return useMemo(() => withStatuses(piles, statuses.split(',').map(Number)), [piles, statuses])
}

/** A pile stays the same object where its guns are as they were read. */
function withStatuses(piles: readonly LivePile[], statuses: readonly number[]): readonly LivePile[] {
  let next = 0
  return piles.map((pile) => {
    const guns = pile.guns.map((gun) => {
      const status = (statuses[next++] ?? gun.status) as typeof gun.status
      return status === gun.status ? gun : { ...gun, status }
    })
    return guns.every((gun, index) => gun === pile.guns[index]) ? pile : { ...pile, guns }
  })
}
