import { alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import type { WorkOrderDetail, WorkOrderStep } from '@ampdeck/api/operation/work-order'
import { LinkButton } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Awaited } from '../data/awaited.tsx'
import { useAddress } from '../menu/use-address.ts'
import { orderName } from './order-offers.ts'
import { OrderAlarm, OrderSteps, OrderWork } from './order-parts.tsx'
import { OrderTools } from './order-tools.tsx'
import type { useOrderDialogs } from './use-order-dialogs.tsx'
import { useOrderFacts } from './use-order-facts.tsx'
import { useWorkOrder } from './use-work-order.ts'
import styles from './work-order.module.css'
import { orderWords as words } from './work-order.texts.ts'

interface OrderDrawerProps {
  id: number
  dialogs: ReturnType<typeof useOrderDialogs>
  onClose: () => void
}

/** One work order, and what can be done with it now. */
export function OrderDrawer({ id, dialogs, onClose }: OrderDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { reading, steps } = useWorkOrder(id)
  const { data } = reading

  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? orderName(data, language) : say(words.order)}
      caption={
        data && (
          <span className={styles.line}>
            <StatusBadge of={alarmLevel} code={data.level} />
            <StatusBadge of={workOrderState} code={data.state} />
          </span>
        )
      }
      footer={
        data && (
          <div className={styles.tools}>
            <OrderTools row={data} dialogs={dialogs} />
          </div>
        )
      }
    >
      {data ? <Content row={data} steps={steps} /> : <Awaited of={reading} title={say(words.notRead)} />}
    </Drawer>
  )
}

function Content({ row, steps }: { row: WorkOrderDetail; steps: readonly WorkOrderStep[] }) {
  const say = useSay()
  const facts = useOrderFacts(row)
  const detail = useAddress()('workOrderDetail')

  return (
    <div className={styles.drawer}>
      <DescriptionList items={facts} columns={2} />
      {detail && (
        <div>
          <LinkButton href={`${detail}?id=${row.id}`}>{say(words.details)}</LinkButton>
        </div>
      )}
      {row.alarm && (
        <section aria-label={say(words.alarm)} className={styles.section}>
          <h3>{say(words.alarm)}</h3>
          <OrderAlarm of={row} />
        </section>
      )}
      <section aria-label={say(words.work)} className={styles.section}>
        <h3>{say(words.work)}</h3>
        <OrderWork of={row} />
      </section>
      <section aria-label={say(words.timeline)} className={styles.section}>
        <h3>{say(words.timeline)}</h3>
        <OrderSteps steps={steps} />
      </section>
    </div>
  )
}
