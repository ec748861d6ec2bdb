import type { LiveStore } from '../../foundation/live/live-store.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import type { Gun } from './gun.ts'
import { GunTile, type GunTileProps } from './gun-tile.tsx'

export interface LiveGunTileProps extends Omit<GunTileProps, 'gun' | 'isStale'> {
  store: LiveStore<string, Gun>
  /** A gun of the store; one it does not know is not drawn. */
  gunId: string
}

/** A gun's tile that follows its gun in a live store, and only that. */
export function LiveGunTile({ store, gunId, ...rest }: LiveGunTileProps) {
  const entry = useLive(store, gunId)

  return entry ? <GunTile {...rest} gun={entry.state} isStale={entry.isStale} /> : null
}
