import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Link } from 'react-router-dom'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { useMenu } from '../menu/menu-context.ts'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'

/** The work orders of the alarm, the newest first. */
export function AlarmOrders({ alarmId }: { alarmId: number }) {
  const say = useSay()
  const orders = useRead(alarmWorkOrder.page, { alarmId, pageSize: 20 })
  const { data } = orders
  if (!data) return <Awaited of={orders} rows={1} />
  if (data.records.length === 0) return <p className={styles.muted}>{say(words.noOrders)}</p>

  return (
    <ul className={styles.orders}>
      {data.records.map((order) => (
        <li key={order.id} className={styles.order}>
          <OrderLine order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrderLine({ order }: { order: WorkOrderRow }) {
  const say = useSay()
  const list = useMenu().pages.find(({ id, isBuilt }) => id === 'workOrder' && isBuilt)

  return (
    <>
      <strong>{list ? <Link to={`${list.url}?id=${order.id}`}>{order.no}</Link> : order.no}</strong>
      <StatusBadge of={workOrderState} code={order.state} />
      <span>{order.repairUserName}</span>
      {order.deadline && (
        <span className={styles.muted}>{say(words.deadline, { time: order.deadline })}</span>
      )}
    </>
  )
}
