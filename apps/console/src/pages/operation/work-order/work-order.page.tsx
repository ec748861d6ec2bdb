import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { type WorkOrderDetail, type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { texts } from '@ampdeck/api/texts'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { Segment } from '@ampdeck/ui/segment'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { Export } from '../../../timing/export.tsx'
import { OrderCard } from '../../../work-order/order-deadline.tsx'
import { ORDER_OFFERS } from '../../../work-order/order-offers.ts'
import { useOrderDialogs } from '../../../work-order/use-order-dialogs.tsx'
import { BulkDispatch } from './bulk-dispatch.tsx'
import { StateChips } from './state-chips.tsx'
import { actions, columnsWith, filters, unit } from './work-order-list.tsx'

const words = texts({
  view: ['View', '视图'],
  table: ['Table', '列表'],
  board: ['Board', '看板'],
})

const OrderDrawer = lazyOf(() => import('../../../work-order/order-drawer.tsx'), 'OrderDrawer')
const WorkOrderForm = lazyOf(() => import('./work-order-form.tsx'), 'WorkOrderForm')
const OrderBoard = lazyOf(() => import('./order-board.tsx'), 'OrderBoard')

const orderCard = (row: WorkOrderRow) => <OrderCard row={row} />

/** The work orders as a list, or as a board with a column for each state (screens.md S099). */
export function Page() {
  const [search] = useSearchParams()
  const isBoard = search.get('view') === 'board'
  const dialogs = useOrderDialogs()
  const opened = useOpened('id')
  const form = useOpenForm<WorkOrderDetail>(WorkOrderForm, workOrder)

  return (
    <>
      {isBoard ? (
        <OrderBoard dialogs={dialogs} onOpen={opened.show}>
          <ViewSwitch />
          <AddButton of={workOrder.save} onClick={form.add} />
        </OrderBoard>
      ) : (
        <OrderList dialogs={dialogs} form={form} opens={opened.addressOf} />
      )}
      {opened.id !== undefined && (
        <OrderDrawer key={opened.id} id={opened.id} dialogs={dialogs} onClose={opened.close} />
      )}
      {form.element}
      {dialogs.element}
    </>
  )
}

interface OrderListProps {
  dialogs: ReturnType<typeof useOrderDialogs>
  form: { add: () => void; edit: (row: Pick<WorkOrderDetail, 'id'>) => void }
  opens: (row: WorkOrderRow) => string
}

function OrderList({ dialogs, form, opens }: OrderListProps) {
  const list = useList<WorkOrderRow>(workOrder.page, filters)
  const { may } = useGrants()
  const { options, columns } = useScreen(list.request)
  useLiveRows(['workOrder'], workOrder.page, workOrder.stat)
  const steps = ORDER_OFFERS.map((offer) => [offer, (row: WorkOrderRow) => dialogs.run(offer, row)] as const)

  return (
    <ListScreen
      id="workOrder"
      list={list}
      unit={unit}
      columns={columns}
      filters={filters}
      options={options}
      actions={actions}
      card={orderCard}
      {...(may('workOrder:get') && { opens })}
      on={{
        ...Object.fromEntries(steps),
        edit: form.edit,
      }}
      chips={<StateChips list={list} />}
      bulk={may(alarmWorkOrder.dispatch) && <BulkDispatch list={list} />}
    >
      <LiveLamp />
      <ViewSwitch />
      <Export of={workOrder.export} />
      <AddButton of={workOrder.save} onClick={form.add} />
    </ListScreen>
  )
}

/** What the list draws for this user, and what its filters offer. */
function useScreen(request: object) {
  const addressOf = useAddress()
  const isIntent = useIntent()
  const stations = useStationOptions(isIntent || 'stationId' in request)
  const team =
    useRead(alarmWorkOrder.repairUsers, {}, { enabled: isIntent || 'repairUser' in request }).data ?? []
  const isStation = addressOf('StationMonitorDetail') !== undefined
  const isPile = addressOf('pileDetail') !== undefined
  const columns = useMemo(() => columnsWith({ isStation, isPile }), [isStation, isPile])

  return {
    columns,
    options: { stations, people: team.map(({ id, name }) => ({ value: String(id), label: name })) },
  }
}

/** The list or the board; a part of the address. */
function ViewSwitch() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()

  return (
    <Segment
      label={say(words.view)}
      value={search.get('view') === 'board' ? 'board' : 'table'}
      options={[
        { value: 'table', label: say(words.table) },
        { value: 'board', label: say(words.board) },
      ]}
      onChange={(view) =>
        setSearch((from) => {
          const next = new URLSearchParams(from)
          if (view === 'table') next.delete('view')
          else next.set('view', view)
          return next
        })
      }
    />
  )
}
