import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { type NetworkView, operationView } from '@ampdeck/api/statistics/operation-view'
import type { Feed } from '../../feed/feed.ts'
import type { Source } from '../../feed/source.ts'
import { useSource } from '../../feed/use-source.ts'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { SourceRoom } from '../../parts/source-room.tsx'
import { useIsTwoScreens } from '../../parts/use-is-two-screens.ts'
import type { SceneProps } from '../scene.ts'
import { Cities } from './cities.tsx'
import { Counters } from './counters.tsx'
import { Guns } from './guns.tsx'
import { Load } from './load.tsx'
import { LoadToday } from './load-today.tsx'
import { NetworkMap } from './network-map.tsx'
import styles from './network-scene.module.css'
import { NOTHING_YET } from './nothing-yet.ts'
import { Periods } from './periods.tsx'
import { Rates } from './rates.tsx'
import { StationBoard } from './station-board.tsx'

/** Before the first answer the scene stands there with all its labels and no values. */
const NO_VIEW: NetworkView = {
  at: '0000-00-00 00:00:00',
  sellerName: '',
  sellerNameEn: '',
  ...NOTHING_YET,
  held: null,
}

const NO_DAY: NetworkDay = {
  at: '0000-00-00 00:00:00',
  load: { today: [], yesterday: [] },
  periods: [],
  rates: { onlineBps: null, onlineTargetBps: 9_800, availableBps: null, availableTargetBps: 9_500 },
  stations: [],
}

/** The network scene: where the load is, today's counters, and whether the guns can be used. */
export function NetworkScene({ feed }: SceneProps) {
  const source = useSource(operationView.bigScreenNetwork, {})
  return <NetworkSceneView feed={feed} source={source} />
}

export interface NetworkSceneViewProps {
  feed: Feed
  source: Source<NetworkDay>
}

/** The parts that tell of the day have a source of their own, and age with it. */
export function NetworkSceneView({ feed, source }: NetworkSceneViewProps) {
  const isTwoScreens = useIsTwoScreens()
  const view = feed.view ?? NO_VIEW
  const day = source.view ?? NO_DAY
  const curve = (
    <SourceRoom source={source}>
      <LoadToday at={day.at} load={day.load} periods={day.periods} />
    </SourceRoom>
  )
  const rates = (
    <SourceRoom source={source}>
      <Rates rates={day.rates} />
    </SourceRoom>
  )

  return (
    <SceneRoom source={feed} className={styles.scene}>
      <div className={styles.side}>
        <Counters view={view} />
        {isTwoScreens ? <Cities cities={view.cities} /> : curve}
        <Periods periods={view.periods} />
      </div>
      <div className={styles.centre}>
        <NetworkMap stations={view.stations} started={feed.started} mainCity={view.mainCity} />
        <div className={styles.load}>
          <Load stations={view.stations} startedLately={view.startedLately} />
        </div>
      </div>
      {isTwoScreens ? (
        <div className={styles.second}>
          <div className={styles.top}>
            {curve}
            <Guns counts={view.guns}>{rates}</Guns>
          </div>
          <StationBoard stations={view.stations} day={day.stations} />
        </div>
      ) : (
        <div className={styles.side}>
          <Guns counts={view.guns}>{rates}</Guns>
          <Cities cities={view.cities} />
        </div>
      )}
    </SceneRoom>
  )
}
