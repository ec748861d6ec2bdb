import type { InputOf } from '@ampdeck/api/contract'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { OrderStream } from '@ampdeck/api/operation/monitor-order'
import { type LiveOrder, monitorOrder } from '@ampdeck/api/operation/monitor-order'
import { serverNow } from '@ampdeck/api/server-clock'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ListRequest } from '@ampdeck/ui/list-request'
import { useMemo, useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useFreshness } from '../../../live/freshness.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { listAddress } from '../../../menu/list-address.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { orderNews } from './is-order-news.ts'
import styles from './order-monitor.module.css'
import { monitorTexts as words } from './order-monitor.texts.ts'
import { columnsWith, defaults, filters, OrderCard, unit } from './order-monitor-list.tsx'
import { OrderTurns } from './order-stream.tsx'

/** The sums over all rows are not told by the stream. */
const SUMS_MS = 15_000
/** Older rows are said to be old while nothing is told. */
const STALE_MS = 30_000

/** Every order that is starting or charging, each row alive, and beside them what began and ended. */
export function Page() {
  const list = useList<LiveOrder>(monitorOrder.liveOrders, filters, defaults)
  const stream = useRead(monitorOrder.orderStream, filterOf(list.request), { refreshEvery: SUMS_MS })
  const [isNews] = useState(orderNews)
  useLiveRows({ types: ['order'], isNews }, monitorOrder.liveOrders, monitorOrder.orderStream)
  const columns = useColumns()
  const ageMs = useStaleMs(list.at)

  return (
    <div className={styles.page}>
      <ListScreen
        id="orderMonitor"
        list={list}
        unit={unit}
        columns={columns}
        filters={filters}
        card={(row) => <OrderCard row={row} />}
        options={{ stations: useStations(stream.data?.stations) }}
        chips={
          <FilterChips
            field="orderStatus"
            of={orderStatus}
            counts={(stream.data?.counts ?? []).map(({ orderStatus: code, count }) => ({ code, count }))}
            request={list.request}
            onChange={list.change}
          />
        }
        {...(ageMs !== undefined && { staleMs: ageMs })}
      >
        {stream.data && <Sums {...stream.data} />}
        <LiveLamp />
      </ListScreen>
      <OrderTurns of={stream} />
    </div>
  )
}

type StreamFilter = InputOf<typeof monitorOrder.orderStream>

/** The list's filter without its page and its status, which the chips count. The server reads texts as they stand in an address. */
function filterOf({ orderNo, plate, stationId, channel }: ListRequest): StreamFilter {
  return { orderNo, plate, stationId, channel } as StreamFilter
}

/** An order leads to its row in the list of orders, where that is built and the person may open it. */
function useColumns() {
  const menu = useMenu()
  return useMemo(() => {
    const mayOpen = listAddress(menu, { page: 'chargeOrder' }) !== undefined
    const addressOf = ({ orderNo }: LiveOrder) =>
      listAddress(menu, { page: 'chargeOrder', search: `orderNo=${orderNo}` }) ?? ''
    return columnsWith(mayOpen ? addressOf : undefined)
  }, [menu])
}

function useStations(stations: readonly { id: number; name: string; nameEn: string | null }[] = []) {
  const { language } = useLanguage()
  return stations.map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (language === 'en' && nameEn) || name,
  }))
}

/** How old the rows are, where they are older than a live page's may be and nothing is told. */
function useStaleMs(at: Date | undefined): number | undefined {
  const freshness = useFreshness()
  const ageMs = at === undefined ? 0 : serverNow() - at.getTime()
  return freshness !== 'live' && ageMs > STALE_MS ? ageMs : undefined
}

function Sums({ powerW, powerUnknown, energyWh }: Pick<OrderStream, 'powerW' | 'powerUnknown' | 'energyWh'>) {
  const say = useSay()
  const { power, energy } = useFormats()

  return (
    <span className={styles.sums}>
      {say(words.together, { power: power(powerW), energy: energy(energyWh, 0) })}
      {powerUnknown > 0 && ` ${say(words.powerUnknown, { count: powerUnknown })}`}
    </span>
  )
}
