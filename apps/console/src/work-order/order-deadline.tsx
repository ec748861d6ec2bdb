import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as fields } from '@ampdeck/api/operation/work-order.texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { CountdownText } from '@ampdeck/ui/countdown'
import { useFormats, useSay } from '@ampdeck/ui/language'
import styles from './work-order.module.css'

interface OrderOf {
  row: Pick<WorkOrderRow, 'deadline' | 'state' | 'pileCode'>
}

/** Where it is and how long there is, on the card of a phone. */
export function OrderCard({ row }: OrderOf) {
  const say = useSay()

  return (
    <span className={styles.line}>
      {row.pileCode}
      <span className={styles.muted}>
        {say(fields.deadline)} <OrderDeadline row={row} />
      </span>
    </span>
  )
}

/** The time left of an open work order, or how late it is; of one that has ended when it was due. */
export function OrderDeadline({
  row: { deadline, state },
}: {
  row: Pick<WorkOrderRow, 'deadline' | 'state'>
}) {
  const { minute } = useFormats()
  if (deadline === null) return '–'
  if (!openWorkOrderStates.includes(state)) return minute(deadline)
  return <CountdownText deadline={parseTimestamp(deadline)} afterEnd="count" title={deadline} />
}
