import type { InputOf } from '@ampdeck/api/contract'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { memberType } from '@ampdeck/api/enumerations/member'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import type { LiveOrder, monitorOrder } from '@ampdeck/api/operation/monitor-order'
import { liveOrderTexts } from '@ampdeck/api/operation/monitor-order.texts'
import { maskedPlate } from '@ampdeck/ui/gun-tile'
import { columnsOf, filtersOf, type Unit } from '@ampdeck/ui/list'
import { paths } from '../../../session/paths.ts'
import { DurationCell, EnergyCell, FeeCell, PowerCell, ReadCell, SocCell } from './live-cells.tsx'
import styles from './order-monitor.module.css'
import { monitorTexts as words } from './order-monitor.texts.ts'

export const unit: Unit = ['running order | running orders', '订单']

/** Enough to see a whole station, and few enough that each row lives; what needs a look comes first. */
export const defaults = { pageSize: 50, sortField: 'orderStatus', sortOrder: 'asc' } as const

/** Pile and letter, as painted on the gun. */
export const gunName = ({ pileCode, gunLetter }: Pick<LiveOrder, 'pileCode' | 'gunLetter'>) =>
  `${pileCode}-${letterOf(gunLetter)}`

const plateOf = ({ plate }: LiveOrder) => (plate ? maskedPlate(plate) : '–')

/** @param orderLink the order in the list of orders, where the person may open that */
export const columnsWith = (orderLink: ((row: LiveOrder) => string) | undefined) =>
  columnsOf<LiveOrder>(liveOrderTexts, (c) => [
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      locked: true,
      most: 150,
      link: (row) => paths.station(row.stationId),
    }),
    c.custom('gun', {
      locked: true,
      cell: gunName,
      text: gunName,
      link: ({ pileId, gunId }) => `${paths.pileMonitor(pileId)}&gun=${gunId}`,
    }),
    c.status('orderStatus', orderStatus, { sort: true, ...(orderLink && { link: orderLink }) }),
    c.custom('soc', {
      sort: true,
      cell: (row) => <SocCell row={row} />,
      text: ({ soc }) => String(soc ?? ''),
    }),
    c.custom('powerW', { sort: true, numeric: 'number', cell: (row) => <PowerCell row={row} /> }),
    c.custom('energyWh', { sort: true, numeric: 'number', cell: (row) => <EnergyCell row={row} /> }),
    c.custom('feeFen', { numeric: 'number', cell: (row) => <FeeCell row={row} /> }),
    c.custom('age', { numeric: 'number', cell: (row) => <DurationCell row={row} /> }),
    c.custom('plate', { cell: plateOf, text: plateOf }),
    c.custom('reading', { label: words.reading, hidden: true, cell: (row) => <ReadCell row={row} /> }),
    c.text('orderNo', { code: true, hidden: true, ...(orderLink && { link: orderLink }) }),
    c.instant('startTime', { sort: true, hidden: true }),
    c.code('channel', billChannel, { hidden: true }),
    c.code('memberType', memberType, { hidden: true }),
  ])

export const filters = filtersOf<InputOf<typeof monitorOrder.liveOrders>>(liveOrderTexts, (f) => [
  f.search('orderNo'),
  f.search('plate'),
  f.choice('stationId', { options: 'stations' }),
  f.codes('channel', billChannel),
])

/** What a running charge is about on a phone: how far it is, how fast, and what it has come to. */
export function OrderCard({ row }: { row: LiveOrder }) {
  return (
    <span className={styles.card}>
      <span>
        {gunName(row)} {row.plate && plateOf(row)}
      </span>
      <SocCell row={row} />
      <span className={styles.cardFigures}>
        <PowerCell row={row} />
        <EnergyCell row={row} />
        <FeeCell row={row} />
        <DurationCell row={row} />
      </span>
    </span>
  )
}
