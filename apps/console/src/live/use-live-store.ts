import type { LiveEventOf, LiveEventType } from '@ampdeck/api/events/live-event'
import { createLiveStore, type LiveStore, type LiveUpdate } from '@ampdeck/ui/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { BEAT_MS } from './link-of.ts'
import { subscribeLive } from './live.ts'

export interface LiveStoreSource<Id, State extends object, Type extends LiveEventType> {
  types: readonly Type[]
  /** What an event changes; none for a thing that the screen does not show. */
  updatesOf(event: LiveEventOf<Type>): readonly LiveUpdate<Id, State>[]
  /** What the page has read, with the time at which it was read; a newer event stays. */
  seed: readonly LiveUpdate<Id, State>[] | undefined
}

/**
 * A store of the screen's own, begun with what it has read and kept by the stream: `GunMatrix` and
 * `GunWall` draw from one, each tile by itself. Things that the next reading does not name are gone.
 *
 * @param source its `seed` stays the same object while the page has read nothing new
 */
export function useLiveStore<Id, State extends object, Type extends LiveEventType>({
  types,
  updatesOf,
  seed,
}: LiveStoreSource<Id, State, Type>): LiveStore<Id, State> {
  const [store] = useState(() => createLiveStore<Id, State>({ beatMs: BEAT_MS }))
  const updates = useEffectEvent(updatesOf)
  const wanted = types.join()

  useEffect(() => {
    if (!seed) return
    const named = new Set(seed.map(({ id }) => id))
    const newest = Math.max(0, ...seed.map(({ at }) => at))
    const gone = [...store.ids()].filter((id) => !named.has(id))
    store.push([...seed, ...gone.map((id) => ({ id, at: newest, change: null }))])
    store.flush()
  }, [store, seed])

  useEffect(
    () =>
      subscribeLive(wanted.split(',') as Type[], {
        onEvents: (events) => {
          // A change of something that was never read would be half a thing.
          const known = (events as readonly LiveEventOf<Type>[]).flatMap((event) => updates(event))
          store.push(known.filter(({ id }) => store.get(id)))
        },
        onBeat: () => store.beat(),
      }),
    [store, wanted],
  )
  useEffect(() => () => store.close(), [store])

  return store
}
