import type { bill, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { Call } from '@ampdeck/api/contract'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { ListRow, ListState } from '@ampdeck/ui/list'
import type { ListPageProps } from '@ampdeck/ui/list-page'
import type { ReactNode } from 'react'
import { useIntent } from '../data/use-intent.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useStationOptions } from '../list/station-options.ts'
import { useList } from '../list/use-list.ts'
import { useOpened } from '../list/use-opened.ts'
import type { ListCall } from '../list/use-page-of.ts'
import { useSum } from '../list/use-sum.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import { Export } from '../timing/export.tsx'
import { OpenedOrder } from './opened-order.tsx'
import { orderCard } from './order-cells.tsx'

type Screen<Row extends ListRow> = Pick<ListPageProps<Row>, 'unit' | 'columns' | 'actions'> &
  Required<Pick<ListPageProps<Row>, 'filters'>>

interface OrderListPageProps<Row extends ListRow> extends Pick<ListPageProps<Row>, 'on'> {
  pageId: PageId
  calls: { page: ListCall<Row>; sum: typeof bill.sum; export: Call }
  screen: Screen<Row>
  /** Actions on the selected orders. */
  bulk?: (list: ListState<Row>) => ReactNode
}

/** A list of orders of one kind: its rows with their sums, the drawer of an order, the export and its timing. */
export function OrderListPage<Row extends ChargeOrderRow>({
  pageId,
  calls,
  screen,
  on,
  bulk,
}: OrderListPageProps<Row>) {
  const list = useList<Row>(calls.page, screen.filters)
  const sum = useSum(calls.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const order = useOpened('open')
  useLiveRows(['order'], calls.page)

  return (
    <>
      <ListScreen
        id={pageId}
        list={list}
        {...screen}
        options={{ stations }}
        opens={order.addressOf}
        card={orderCard}
        on={on}
        bulk={bulk?.(list)}
        {...sum}
      >
        <Export of={calls.export} />
      </ListScreen>
      <OpenedOrder of={order} among={list.rows.map(({ id }) => id)} />
    </>
  )
}
