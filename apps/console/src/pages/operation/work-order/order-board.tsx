import type { InputOf } from '@ampdeck/api/contract'
import { alarmLevel, workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import { type WorkOrderRow, workOrder } from '@ampdeck/api/operation/work-order'
import { workOrderTexts } from '@ampdeck/api/operation/work-order.texts'
import { localName } from '@ampdeck/api/texts'
import { DAY, formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { FilterBar, soundRequest } from '@ampdeck/ui/filter-bar'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { filtersOf } from '@ampdeck/ui/list'
import { type ListChange, listFilters, listRequest, listSearch } from '@ampdeck/ui/list-request'
import { useTick } from '@ampdeck/ui/live'
import { PageHead } from '@ampdeck/ui/page-head'
import { WorkOrderBoard, type WorkOrderMove } from '@ampdeck/ui/work-order-board'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { orderCalls } from '../../../work-order/order-offers.ts'
import type { useOrderDialogs } from '../../../work-order/use-order-dialogs.tsx'
import styles from '../../../work-order/work-order.module.css'
import { orderWords as words } from '../../../work-order/work-order.texts.ts'

interface OrderBoardProps {
  dialogs: ReturnType<typeof useOrderDialogs>
  onOpen: (id: number) => void
  children: ReactNode
}

/** All that is open is on the board at once; what has ended stays for a week. */
const MAX = 1_000
const ENDED_FOR = 7 * DAY
const { done, cancelled } = workOrderState.code

const filters = filtersOf<InputOf<typeof workOrder.page>>(workOrderTexts, (f) => [
  f.search('no'),
  f.choice('stationId', { options: 'stations' }),
  f.codes('kind', workOrderKind),
  f.codes('level', alarmLevel),
])

/** The work orders in a column for each state of their life cycle. */
export function OrderBoard({ dialogs, onOpen, children }: OrderBoardProps) {
  const head = usePageHead('workOrder')
  const say = useSay()
  const { language } = useLanguage()
  const { may, userId } = useGrants()
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => soundRequest(filters, listRequest(search)), [search])
  const { no, stationId, kind, level } = listFilters(search)
  const wanted = { no, stationId, kind, level, pageSize: MAX }
  const minute = useTick((now) => Math.floor(now / MINUTE))
  const open = useRead(workOrder.page, { ...wanted, state: [...openWorkOrderStates] }, { keepsLast: true })
  const since = useTick((now) => formatTimestamp(Math.floor((now - ENDED_FOR) / HOUR) * HOUR))
  const ended = useRead(
    workOrder.page,
    { ...wanted, state: [done, cancelled], createTimeFrom: since },
    { keepsLast: true },
  )
  const stations = useStationOptions(useIntent() || stationId !== undefined)
  useLiveRows(['workOrder'], workOrder.page)
  const rows = useMemo(
    () => [...(open.data?.records ?? []), ...(ended.data?.records ?? [])],
    [open.data, ended.data],
  )
  const cards = useMemo(() => rows.map((row) => cardOf(row, language)), [rows, language])

  const move = async ({ order, action }: WorkOrderMove) => {
    const row = rows.find(({ id }) => id === order.id)
    if (!row || !(await dialogs.run(action, row))) throw new Error(say(words.left))
  }
  const change = (step: ListChange) => setSearch((from) => listSearch(from, step))

  return (
    <>
      <PageHead
        {...head}
        count={cards.length}
        actions={
          <>
            <LiveLamp />
            {children}
          </>
        }
      />
      <div className={styles.board}>
        <FilterBar filters={filters} options={{ stations }} request={request} onChange={change} />
        {open.data ? (
          <WorkOrderBoard
            orders={cards}
            now={minute * MINUTE}
            caller={{ userId, may: (action) => may(orderCalls[action]) }}
            onMove={move}
            onOpen={({ id }) => onOpen(id)}
          />
        ) : (
          <Awaited of={open} />
        )}
      </div>
    </>
  )
}

function cardOf(row: WorkOrderRow, language: Parameters<typeof localName>[1]) {
  const { id, no, level, state, deadline, repairUser, repairUserName, submitUser } = row
  return {
    id,
    no,
    level,
    state,
    deadline,
    submitUser,
    title: localName(row, language, 'title'),
    station: localName(row, language, 'stationName'),
    repairUser: repairUser === null ? null : { id: repairUser, name: repairUserName ?? '' },
  }
}
