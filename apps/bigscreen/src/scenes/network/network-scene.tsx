import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { useIsTwoScreens } from '../../parts/use-is-two-screens.ts'
import type { SceneProps } from '../scene.ts'
import { Cities } from './cities.tsx'
import { Counters } from './counters.tsx'
import { GunMatrix } from './gun-matrix.tsx'
import { Guns } from './guns.tsx'
import { Load } from './load.tsx'
import styles from './network-scene.module.css'
import { Periods } from './periods.tsx'
import { StationBoard } from './station-board.tsx'

const NO_HOURS = { today: 0, before: 0, hours: Array<number>(24).fill(0) }

/** Before the first answer the scene stands there with all its labels and no values. */
const NO_VIEW: NetworkView = {
  at: '0000-00-00 00:00:00',
  sellerName: '',
  sellerNameEn: '',
  energyWh: NO_HOURS,
  orders: NO_HOURS,
  incomeFen: NO_HOURS,
  guns: [],
  stations: [],
  cities: [],
  periods: [],
  startedLately: 0,
  turns: [],
  held: null,
  mainCity: null,
}

/** The network scene: today's counters, every gun, and where the energy went. */
export function NetworkScene({ feed }: SceneProps) {
  const isTwoScreens = useIsTwoScreens()
  const view = feed.view ?? NO_VIEW

  return (
    <SceneRoom source={feed} className={styles.scene}>
      <div className={styles.side}>
        <Counters view={view} />
        <Periods periods={view.periods} />
      </div>
      <div className={styles.centre}>
        <Load stations={view.stations} startedLately={view.startedLately} />
        <GunMatrix stations={view.stations} counts={view.guns} started={feed.started} />
      </div>
      <div className={styles.side}>
        <Guns counts={view.guns} />
        <Cities cities={view.cities} />
      </div>
      {isTwoScreens && <StationBoard stations={view.stations} />}
    </SceneRoom>
  )
}
