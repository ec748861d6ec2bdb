import { alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import type { WorkOrderDetail, WorkOrderStep } from '@ampdeck/api/operation/work-order'
import { DescriptionList, DetailPage, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useSearchParams } from 'react-router-dom'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { orderName } from '../../../work-order/order-offers.ts'
import { OrderAlarm, OrderSteps, OrderWork } from '../../../work-order/order-parts.tsx'
import { OrderTools } from '../../../work-order/order-tools.tsx'
import { useOrderDialogs } from '../../../work-order/use-order-dialogs.tsx'
import { useOrderFacts } from '../../../work-order/use-order-facts.tsx'
import { useWorkOrder } from '../../../work-order/use-work-order.ts'
import styles from '../../../work-order/work-order.module.css'
import { orderWords as words } from '../../../work-order/work-order.texts.ts'

/** One work order in full: its steps, its alarm, the gun at the time, the work (screens.md S100). */
export function Page() {
  const head = usePageHead('workOrderDetail')
  const [search] = useSearchParams()
  const { reading, steps } = useWorkOrder(Number(search.get('id')))
  const { data, error } = reading
  usePageTab({ title: data?.no })

  if (error) return <NotRead of={reading} title={head.title} />
  if (!data) return <Loading />
  return <Order row={data} steps={steps} breadcrumb={head.breadcrumb} />
}

interface OrderProps {
  row: WorkOrderDetail
  steps: readonly WorkOrderStep[]
  breadcrumb: ReturnType<typeof usePageHead>['breadcrumb']
}

function Order({ row, steps, breadcrumb }: OrderProps) {
  const say = useSay()
  const { language } = useLanguage()
  const dialogs = useOrderDialogs()
  const facts = useOrderFacts(row)

  return (
    <>
      <DetailPage
        breadcrumb={breadcrumb}
        title={orderName(row, language)}
        description={
          <span className={styles.line}>
            <StatusBadge of={alarmLevel} code={row.level} look="tinted" />
            <StatusBadge of={workOrderState} code={row.state} look="tinted" />
          </span>
        }
        actions={
          <>
            <LiveLamp />
            <OrderTools row={row} dialogs={dialogs} />
          </>
        }
        aside={
          <Panel title={say(words.timeline)}>
            <OrderSteps steps={steps} />
          </Panel>
        }
      >
        <Panel title={say(words.order)}>
          <DescriptionList items={facts} />
        </Panel>
        {row.alarm && (
          <Panel title={say(words.alarm)}>
            <div className={styles.section}>
              <OrderAlarm of={row} />
            </div>
          </Panel>
        )}
        <Panel title={say(words.work)}>
          <div className={styles.section}>
            <OrderWork of={row} />
          </div>
        </Panel>
      </DetailPage>
      {dialogs.element}
    </>
  )
}
