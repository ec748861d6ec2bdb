import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import type { Source } from '../../feed/source.ts'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { AffectedStations } from './affected-stations.tsx'
import { AgeField } from './age-field.tsx'
import styles from './alarm-view.module.css'
import { Band } from './band.tsx'
import { OnDuty } from './on-duty.tsx'
import { Recovered } from './recovered.tsx'
import { RepairTime } from './repair-time.tsx'
import { WorkOrders } from './work-orders.tsx'

/** Before the first answer the scene stands there with all its labels and no values. */
const NO_VIEW: AlarmScene = {
  at: '0000-00-00 00:00:00',
  worst: null,
  levels: alarmLevel.codes.map((level) => ({ level, count: 0 })),
  alarms: [],
  stations: [],
  stationCount: 0,
  workOrders: [],
  next: [],
  people: [],
  repairMinutes: { value: null, before: null },
  recovered: [],
}

/** What is open, the worst of it as a sentence, and what is done about it. */
export function AlarmView({ source }: { source: Source<AlarmScene> }) {
  const view = source.view ?? NO_VIEW

  return (
    <SceneRoom source={source} className={styles.scene}>
      <div className={styles.main}>
        <Band worst={view.worst} />
        <AgeField levels={view.levels} alarms={view.alarms} worst={view.worst?.id} />
        <div className={styles.foot}>
          <RepairTime minutes={view.repairMinutes} />
          <OnDuty people={view.people} />
          <Recovered alarms={view.recovered} />
        </div>
      </div>
      <div className={styles.side}>
        <AffectedStations stations={view.stations} stationCount={view.stationCount} />
        <WorkOrders states={view.workOrders} next={view.next} />
      </div>
    </SceneRoom>
  )
}
