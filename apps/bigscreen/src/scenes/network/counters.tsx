import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useSay } from '@ampdeck/ui/language'
import { Change } from '../../parts/change.tsx'
import { energyOf } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import styles from './counters.module.css'
import { HourBars } from './hour-bars.tsx'
import { networkTexts } from './network.texts.ts'

/** Energy, orders and net income of today (K1, K2, K4), hour by hour, against the same hours of yesterday. */
export function Counters({ view }: { view: NetworkView }) {
  const say = useSay()
  const { energyWh, orders, incomeFen } = view
  const current = Number(view.at.slice(11, 13))

  return (
    <div className={styles.counters}>
      <Panel title={say(networkTexts.energyToday)} aside={<Change {...energyWh} />}>
        <div className={styles.counter}>
          <Reading {...energyOf(energyWh.today)} />
          <HourBars hours={energyWh.hours} current={current} />
        </div>
      </Panel>
      <Panel title={say(networkTexts.ordersToday)} aside={<Change {...orders} />}>
        <div className={styles.counter}>
          <Reading value={orders.today} />
          <HourBars hours={orders.hours} current={current} />
        </div>
      </Panel>
      <Panel title={say(networkTexts.incomeToday)} aside={<Change {...incomeFen} />}>
        <div className={styles.counter}>
          <Reading value={incomeFen.today / 100} currency="¥" />
          <HourBars hours={incomeFen.hours} current={current} />
        </div>
      </Panel>
    </div>
  )
}
