import { bill, type ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { DataTable } from '@ampdeck/ui/data-table'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf, type ListState, NO_ROWS, type Unit } from '@ampdeck/ui/list'
import { type ListChange, listLayout, listRequest, listSearch } from '@ampdeck/ui/list-request'
import { Pager } from '@ampdeck/ui/pager'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageOf } from '../../../list/use-page-of.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

const unit: Unit = ['order | orders', '订单']
const newestFirst = { sortField: 'startTime', sortOrder: 'desc' } as const

const columns = columnsOf<ChargeOrderRow>(words, (c) => [
  c.text('orderNo', { locked: true, code: true }),
  c.custom('gun', { cell: gunOf, text: gunOf }),
  c.text('plate'),
  c.instant('startTime', { sort: true }),
  c.instant('endTime'),
  c.energy('energyWh', { sort: true }),
  c.money('payableFen', { sort: true }),
  c.status('orderStatus', orderStatus),
  c.status('chargeStatus', chargeStatus),
])

function gunOf({ pileCode, gunLetter }: ChargeOrderRow): string {
  return `${pileCode}-${letterOf(gunLetter)}`
}

/** The station's orders, the newest first. */
export function StationOrders({ stationId }: { stationId: number }) {
  const say = useSay()
  const list = useStationOrders(stationId)
  useLiveRows(['order'], bill.page)

  return (
    <div className={styles.list}>
      <DataTable label={say(words.orders)} unit={unit} list={list} columns={columns} />
      <Pager list={list} unit={unit} />
    </div>
  )
}

/** Page and order of the list stand in the page's address; its one filter is the station. */
function useStationOrders(stationId: number): ListState<ChargeOrderRow> {
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => {
    const { current, pageSize, sortField, sortOrder } = listRequest(search, newestFirst)
    return {
      current,
      pageSize,
      ...(sortField && { sortField }),
      ...(sortOrder && { sortOrder }),
      stationId: String(stationId),
    }
  }, [search, stationId])
  const change = useCallback(
    (step: ListChange) =>
      setSearch((from) => listSearch(from, step, newestFirst), { preventScrollReset: true }),
    [setSearch],
  )
  const page = usePageOf<ChargeOrderRow>(bill.page, request, change)

  return { ...page, request, ...listLayout(search), selection: NO_ROWS, select: () => undefined, change }
}
