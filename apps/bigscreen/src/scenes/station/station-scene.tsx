import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useSay } from '@ampdeck/ui/language'
import type { Source } from '../../feed/source.ts'
import { Notice } from '../../parts/notice.tsx'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { TariffNow } from '../../parts/tariff-now.tsx'
import type { SceneProps } from '../scene.ts'
import { FreeNext } from './free-next.tsx'
import { GunField } from './gun-field.tsx'
import { NOTHING_YET } from './nothing-yet.ts'
import { PowerToday } from './power-today.tsx'
import { stationTexts } from './station.texts.ts'
import { StationFigures } from './station-figures.tsx'
import { StationHead } from './station-head.tsx'
import styles from './station-scene.module.css'
import { useStation } from './use-station.ts'

/** Before the first answer the scene stands there with all its labels and no values. */
const NO_VIEW: StationView = {
  at: '0000-00-00 00:00:00',
  busiest: [],
  stationId: 0,
  name: '',
  nameEn: null,
  transformerW: 0,
  limitW: 0,
  ...NOTHING_YET,
}

/** The station scene: one station with every gun, its power against the limit, and what it costs now. */
export function StationScene(props: SceneProps) {
  const source = useStation(props)
  return <StationSceneView source={source} started={props.feed.started} />
}

export interface StationSceneViewProps {
  source: Source<StationView | null>
  started: readonly number[]
}

export function StationSceneView({ source, started }: StationSceneViewProps) {
  const say = useSay()
  if (source.view === null) return <Notice title={say(stationTexts.noStations)}>{''}</Notice>
  if (source.view === undefined && source.failure === 'notFound')
    return <Notice title={say(stationTexts.unknown)}>{say(stationTexts.unknownWay)}</Notice>
  const view = source.view ?? NO_VIEW

  return (
    <SceneRoom source={source} className={styles.scene}>
      <div className={styles.main}>
        <StationHead view={view} />
        <GunField station={view} started={started} />
        <p className={styles.legend}>
          {say(stationTexts.tileLegend)}
          <span>{say(stationTexts.pileLegend)}</span>
        </p>
      </div>
      <div className={styles.side}>
        <PowerToday view={view} />
        <div className={styles.below}>
          <TariffNow periods={view.periods} />
          <StationFigures view={view} />
          <FreeNext guns={view.guns} />
        </div>
      </div>
    </SceneRoom>
  )
}
