import type { LiveStore, LiveUpdate } from '@ampdeck/ui/live'
import { useLiveStore } from '../live/use-live-store.ts'
import { gunAfter, type MonitorGun } from './gun-model.ts'

export type GunStore = LiveStore<string, MonitorGun>

/**
 * Guns as they were read, kept by the stream.
 *
 * @param seed the same object as long as nothing new was read
 */
export function useGunStore(seed: readonly LiveUpdate<string, MonitorGun>[] | undefined): GunStore {
  const store: GunStore = useLiveStore<string, MonitorGun, 'gun'>({
    types: ['gun'],
    seed,
    updatesOf: (event) => [gunAfter(event, store.get(String(event.gunId))?.state)],
  })

  return store
}
