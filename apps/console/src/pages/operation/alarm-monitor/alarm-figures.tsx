import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import type { AlarmSummary } from '@ampdeck/api/operation/monitor-alarm'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../menu/use-address.ts'
import styles from './alarm-monitor.module.css'
import { monitorWords as words } from './alarm-monitor.texts.ts'

/** How much waits, what came and went today, and the work that it makes. */
export function AlarmFigures({ summary }: { summary: AlarmSummary }) {
  const say = useSay()
  const { number } = useFormats()
  const orders = useAddress()('workOrder')
  const { pending, processing, raisedToday, recoveredToday, meanRecoveryS, workOrders } = summary
  const { open, overdue } = workOrders
  const late = overdue > 0 && say(words.overdue, { count: overdue })

  return (
    <KpiStrip className={styles.figures}>
      <KpiTile name={say(words.pending)}>{number(pending)}</KpiTile>
      <KpiTile name={say(words.processing)}>{number(processing)}</KpiTile>
      <KpiTile name={say(words.raised)}>{number(raisedToday)}</KpiTile>
      <KpiTile
        name={say(words.recovered)}
        delta={meanRecoveryS !== null && say(words.mean, { minutes: Math.round(meanRecoveryS / 60) })}
      >
        {number(recoveredToday)}
      </KpiTile>
      <KpiTile
        name={say(words.orders)}
        delta={late && orders ? <Link to={`${orders}?overdue=1`}>{late}</Link> : late}
      >
        {orders ? (
          <Link to={`${orders}?state=${openWorkOrderStates.join()}`}>{number(open)}</Link>
        ) : (
          number(open)
        )}
      </KpiTile>
    </KpiStrip>
  )
}
