import { type OccupyBillRow, occupyBill } from '@ampdeck/api/bill/occupy-bill'
import { occupyBillTexts } from '@ampdeck/api/bill/occupy-bill.texts'
import { occupied } from '@ampdeck/api/billing/occupy'
import { occupyState } from '@ampdeck/api/enumerations/order'
import { parseTimestamp } from '@ampdeck/api/time'
import { Money } from '@ampdeck/ui/figure'
import { useFormats } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { listOf } from '../../../list/list-of.ts'
import { GunCell, gunOf } from '../../../order/order-cells.tsx'
import { paths } from '../../../session/paths.ts'

interface CellProps {
  row: OccupyBillRow
}

/** What a bill has come to at a moment, by its rule; one that has ended is as it is. */
function countedAt(row: OccupyBillRow, now: number) {
  if (row.state !== occupyState.code.counting) return row
  const { memberLevel, graceMinutes } = row
  const occupation = {
    from: parseTimestamp(row.fromTime),
    to: now,
    graceMinutes,
    ...(memberLevel === null ? {} : { memberLevel }),
  }
  return occupied(occupation, { ...row, window: row.timeWindow })
}

function MinutesCell({ row }: CellProps) {
  const { number } = useFormats()
  return number(useTick((now) => countedAt(row, now).minutes))
}

function StepsCell({ row }: CellProps) {
  return useTick((now) => countedAt(row, now).steps)
}

function FeeCell({ row }: CellProps) {
  return <Money fen={useTick((now) => countedAt(row, now).feeFen)} unit={false} />
}

/** Which cars stand at which guns since when, and what it costs; those that still stand there tick (screens.md S067). */
export const screen = listOf<typeof occupyBill.page>(occupyBillTexts, {
  unit: ['occupy bill | occupy bills', '占位账单'],
  columns: (c) => [
    c.text('orderNo', { locked: true, code: true, width: 220 }),
    c.status('state', occupyState, { lead: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
      most: 164,
    }),
    c.custom('gun', {
      cell: (row) => <GunCell row={row} />,
      text: gunOf,
      link: ({ pileId }) => paths.pile(pileId),
    }),
    c.text('memberName'),
    c.instant('fromTime', { sort: true }),
    c.instant('toTime', { hidden: true }),
    c.custom('minutes', { numeric: 'number', sort: true, cell: (row) => <MinutesCell row={row} /> }),
    c.custom('free', {
      numeric: 'number',
      cell: ({ freeMinutes, graceMinutes }) => freeMinutes + graceMinutes,
    }),
    c.custom('steps', { numeric: 'number', cell: (row) => <StepsCell row={row} /> }),
    c.custom('feeFen', { numeric: 'money', sort: true, cell: (row) => <FeeCell row={row} /> }),
    c.text('waiveReason', { hidden: true }),
    c.text('waiveUserName', { hidden: true }),
    c.text('waiveRefusal', { hidden: true }),
  ],
  filters: (f) => [
    f.search('orderNo'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('state', occupyState),
    f.period('fromTime'),
  ],
  actions: (a) => [
    a.form(occupyBill.waive, { label: ['Waive', '减免'] }),
    a.form(occupyBill.refuseWaive, { label: ['Reject waiver', '驳回减免'], hiddenElsewhere: true }),
  ],
})
