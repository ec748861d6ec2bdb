import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { parseTimestamp } from '@ampdeck/api/time'
import { useSay } from '@ampdeck/ui/language'
import type { ColumnBuilder, ColumnOptions } from '@ampdeck/ui/list'
import { useTick } from '@ampdeck/ui/live'
import { paths } from '../session/paths.ts'
import { GunCell, gunOf, MemberCell, MinutesCell, minutesOf, StartCell } from './order-cells.tsx'

/** The columns that every list of orders has, each where the list puts it. */
export function orderColumns(c: ColumnBuilder<ChargeOrderRow>) {
  type Options = ColumnOptions<ChargeOrderRow>
  return {
    orderNo: () => c.text('orderNo', { locked: true, code: true, width: 220 }),
    orderStatus: (options: Options = { lead: true }) => c.status('orderStatus', orderStatus, options),
    chargeStatus: (options: Options = {}) =>
      c.status('chargeStatus', chargeStatus, { label: ['Payment', '结算'], ...options }),
    station: () =>
      c.named('stationId', {
        zh: 'stationName',
        en: 'stationNameEn',
        link: ({ stationId }) => paths.station(stationId),
        most: 164,
      }),
    gun: (options: Options = {}) =>
      c.custom('gun', {
        cell: (row) => <GunCell row={row} />,
        text: gunOf,
        link: ({ pileId }) => paths.pile(pileId),
        ...options,
      }),
    member: () => c.custom('memberName', { cell: (row) => <MemberCell row={row} /> }),
    start: (options: Options = {}) =>
      c.custom('startTime', {
        sort: true,
        cell: (row) => <StartCell row={row} />,
        text: ({ startTime }) => startTime,
        ...options,
      }),
    end: (options: Options = { hidden: true }) => c.instant('endTime', options),
    minutes: (options: Options = {}) =>
      c.custom('minutes', {
        label: ['Min', '分钟'],
        numeric: true,
        cell: (row) => <MinutesCell row={row} />,
        text: (row) => String(minutesOf(row) ?? ''),
        ...options,
      }),
  }
}

const DAY_H = 24
const HOUR_MS = 3_600_000

/** How long it is since a charge ended: hours of the first two days, then days. */
export function AgeCell({ row: { endTime, startTime } }: { row: ChargeOrderRow }) {
  const say = useSay()
  const end = parseTimestamp(endTime ?? startTime)
  const hours = useTick((now) => Math.max(0, Math.floor((now - end) / HOUR_MS)))
  return hours < 2 * DAY_H
    ? say(['{hours} h', '{hours} 小时'], { hours })
    : say(['{days} d', '{days} 天'], { days: Math.floor(hours / DAY_H) })
}
