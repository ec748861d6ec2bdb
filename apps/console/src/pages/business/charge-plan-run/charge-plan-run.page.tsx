import { type ChargePlanRun, chargePlanRun } from '@ampdeck/api/config/charge-plan-run'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { OpenedOrder } from '../../../order/opened-order.tsx'
import { paths } from '../../../session/paths.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './charge-plan-run-list.tsx'

/** What became of planned charges; one that has charged opens its order. */
export function Page() {
  const list = useList<ChargePlanRun>(chargePlanRun.page, screen.filters)
  const sum = useSum(chargePlanRun.sum, list)
  const order = useOpened('open')
  const orders = list.rows.flatMap(({ orderId }) => orderId ?? [])

  return (
    <>
      <ListScreen
        id="chargingPlanRun"
        {...screen}
        list={list}
        opens={({ orderId, planId }) =>
          // What has no order is looked at on the plan's board.
          orderId === null ? paths.chargePlan(planId) : order.addressOf({ id: orderId })
        }
        {...sum}
      >
        <Export of={chargePlanRun.export} />
      </ListScreen>
      <OpenedOrder of={order} among={orders} />
    </>
  )
}
