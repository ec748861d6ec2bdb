import { bill, type ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { OpenedOrder } from '../../../order/opened-order.tsx'
import { orderCard } from '../../../order/order-cells.tsx'
import { Export } from '../../../timing/export.tsx'
import { screen } from './charge-order-list.tsx'

const AdjustDialog = lazyOf(() => import('../../../order/adjust-dialog.tsx'), 'AdjustDialog')

export function Page() {
  const list = useList<ChargeOrderRow>(bill.page, screen.filters)
  const sum = useSum(bill.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const order = useOpened('open')
  const [adjusting, setAdjusting] = useState<number>()
  useLiveRows(['order'], bill.page)

  return (
    <>
      <ListScreen
        id="chargeOrder"
        list={list}
        {...screen}
        options={{ stations }}
        opens={order.addressOf}
        card={orderCard}
        on={{ adjust: ({ id }) => setAdjusting(id) }}
        {...sum}
      >
        <Export of={bill.export} />
      </ListScreen>
      <OpenedOrder of={order} among={list.rows.map(({ id }) => id)} />
      {adjusting !== undefined && <AdjustDialog id={adjusting} onClose={() => setAdjusting(undefined)} />}
    </>
  )
}
