import { LiveGunTile } from '@ampdeck/ui/gun-tile'
import { GunFigures } from './gun-figures.tsx'
import styles from './pile.module.css'
import type { GunStore } from './use-gun-store.ts'

interface GunTilesProps {
  store: GunStore
  gunIds: readonly string[]
  /** Which one is looked at closer; without it none can be chosen. */
  chosen?: string | undefined
  onChoose?: (gunId: string) => void
}

/** The guns of one pile with what they measure. */
export function GunTiles({ store, gunIds, chosen, onChoose }: GunTilesProps) {
  return (
    <div className={styles.tiles}>
      {gunIds.map((gunId) => (
        <div key={gunId} className={styles.gun}>
          <LiveGunTile
            store={store}
            gunId={gunId}
            className={styles.tile}
            isSelected={chosen === undefined ? undefined : chosen === gunId}
            onClick={onChoose && (() => onChoose(gunId))}
          />
          <GunFigures store={store} gunId={gunId} />
        </div>
      ))}
    </div>
  )
}
