import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import type { Source } from '../../feed/source.ts'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { DemandResponse } from './demand-response.tsx'
import { EnergyFoot } from './energy-foot.tsx'
import styles from './energy-view.module.css'
import { Flow } from './flow.tsx'
import { LoadNow } from './load-now.tsx'
import { LossRate } from './loss-rate.tsx'
import { NO_VIEW } from './no-view.ts'
import { Prices } from './prices.tsx'
import { Timeline } from './timeline.tsx'

/** The power of the network over today and tomorrow, where it comes from, and what it costs. */
export function EnergyView({ source }: { source: Source<EnergyScene> }) {
  const view = source.view ?? NO_VIEW

  return (
    <SceneRoom source={source} className={styles.scene}>
      <div className={styles.head}>
        <div>
          <LoadNow view={view} />
          <Flow view={view} />
        </div>
        <div>
          <LossRate bps={view.lossBps} />
          <DemandResponse />
        </div>
      </div>
      <Timeline view={view} />
      <Prices tariffs={view.tariffs} at={view.at} />
      <EnergyFoot view={view} />
    </SceneRoom>
  )
}
