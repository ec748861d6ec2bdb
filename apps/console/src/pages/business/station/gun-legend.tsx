import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import styles from './station.module.css'

/** Each status that occurs, with its count. */
export function GunLegend({
  counts,
}: {
  counts: readonly { status: (typeof gunStatus.codes)[number]; count: number }[]
}) {
  return (
    <ul className={styles.legend}>
      {counts.map(({ status, count }) => (
        <li key={status}>
          <StatusBadge of={gunStatus} code={status} /> <strong>{count}</strong>
        </li>
      ))}
    </ul>
  )
}
