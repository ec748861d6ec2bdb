import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { billTexts } from '@ampdeck/api/bill/bill.texts'
import type { OddOrderRow } from '@ampdeck/api/bill/odd-order'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { type Column, type ColumnBuilder, type ColumnOptions, columnsOf } from '@ampdeck/ui/list'
import { useTick } from '@ampdeck/ui/live'
import { paths } from '../session/paths.ts'
import { GunCell, gunOf, MemberCell, MinutesCell, minutesOf, StartCell } from './order-cells.tsx'

type Options = ColumnOptions<ChargeOrderRow>

/** The columns that every list of orders has; each list says which of them, and in which order. */
export const orderColumns = {
  orderNo: () => one((c) => c.text('orderNo', { locked: true, code: true, width: 220 })),
  orderStatus: (options: Options = { lead: true }) =>
    one((c) => c.status('orderStatus', orderStatus, options)),
  chargeStatus: (options: Options = {}) =>
    one((c) =>
      c.status('chargeStatus', chargeStatus, {
        label: ['Payment', '结算'],
        // What still runs is not due: to call it unpaid would be a false alarm on every charge.
        read: ({ orderStatus: status, chargeStatus: paid }) =>
          status === orderStatus.code.charging ? null : paid,
        ...options,
      }),
    ),
  station: () =>
    one((c) =>
      c.named('stationId', {
        zh: 'stationName',
        en: 'stationNameEn',
        link: ({ stationId }) => paths.station(stationId),
        most: 164,
      }),
    ),
  gun: (options: Options = {}) =>
    one((c) =>
      c.custom('gun', {
        cell: (row) => <GunCell row={row} />,
        text: gunOf,
        link: ({ pileId }) => paths.pile(pileId),
        ...options,
      }),
    ),
  member: (options: Options = {}) =>
    one((c) =>
      c.custom('memberName', {
        cell: (row) => <MemberCell row={row} />,
        link: ({ memberId }) => (memberId === null ? '' : paths.member(memberId)),
        ...options,
      }),
    ),
  start: (options: Options = {}) =>
    one((c) =>
      c.custom('startTime', {
        sort: true,
        cell: (row) => <StartCell row={row} />,
        text: ({ startTime }) => startTime,
        ...options,
      }),
    ),
  end: (options: Options = { hidden: true }) => one((c) => c.instant('endTime', options)),
  minutes: (options: Options = {}) =>
    one((c) =>
      c.custom('minutes', {
        label: ['Min', '时长（分钟）'],
        numeric: 'number',
        cell: (row) => <MinutesCell row={row} />,
        text: (row) => String(minutesOf(row) ?? ''),
        ...options,
      }),
    ),
}

/** A column by itself, which fits every list whose rows are orders with more. */
function one(build: (c: ColumnBuilder<ChargeOrderRow>) => Column<ChargeOrderRow>): Column<ChargeOrderRow> {
  const [column] = columnsOf<ChargeOrderRow>(billTexts, (c) => [build(c)])
  if (!column) throw new Error('There is no column.')
  return column
}

const DAY_H = 24

/** How long it is since a charge ended: minutes of the first hour, hours of the first two days, then days. */
export function AgeCell({ row: { endTime, startTime } }: { row: ChargeOrderRow }) {
  const say = useSay()
  const end = parseTimestamp(endTime ?? startTime)
  const minutes = useTick((now) => Math.max(0, Math.floor((now - end) / MINUTE)))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return say(['{minutes} min', '{minutes} 分钟'], { minutes })
  return hours < 2 * DAY_H
    ? say(['{hours} h', '{hours} 小时'], { hours })
    : say(['{days} d', '{days} 天'], { days: Math.floor(hours / DAY_H) })
}

/** What the pile's own bill has more than the order: in yuan where it says a fee, else in kWh. */
export function DifferenceCell({ row: { differenceFen, differenceWh } }: { row: OddOrderRow }) {
  if (differenceFen !== null && differenceFen !== 0) return <Money fen={differenceFen} signed />
  return differenceWh === null ? '–' : <Energy wh={differenceWh} />
}
