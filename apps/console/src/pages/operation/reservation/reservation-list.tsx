import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { holdMinutes, reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import { type Reservation, reservation } from '@ampdeck/api/operation/reservation'
import { reservationTexts } from '@ampdeck/api/operation/reservation.texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { CountdownText } from '@ampdeck/ui/countdown'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { paths } from '../../../session/paths.ts'

const { inProgress: IN_PROGRESS } = reservationStatus.code

const gunOf = ({ pileName, letter }: Pick<Reservation, 'pileName' | 'letter'>) =>
  `${pileName} ${letterOf(letter)}`

/** How long the gun is still held; nothing of one that has ended. */
function LeftCell({ row: { status, toTime } }: { row: Pick<Reservation, 'status' | 'toTime'> }) {
  if (status !== IN_PROGRESS) return '–'
  return <CountdownText deadline={parseTimestamp(toTime)} title={toTime} />
}

export const screen = listOf<typeof reservation.page>(reservationTexts, {
  unit: ['reservation | reservations', '预约'],
  columns: (c) => [
    c.name('memberName', { locked: true, link: ({ memberId }) => paths.member(memberId) }),
    c.status('status', reservationStatus, { sort: true, lead: true }),
    c.custom('left', { numeric: 'number', cell: (row) => <LeftCell row={row} /> }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.custom('gun', { cell: gunOf, text: gunOf, link: ({ pileId }) => paths.pile(pileId) }),
    c.text('plate'),
    c.instant('fromTime', { sort: true }),
    c.code('holdMinutes', holdMinutes),
    c.code('endReason', reservationEnd),
    c.text('orderNo', {
      code: true,
      link: ({ orderId }) => (orderId === null ? '' : paths.order(orderId)),
    }),
    c.text('memberNo', { code: true, hidden: true }),
    c.instant('toTime', { sort: true, hidden: true }),
    c.instant('endTime', { hidden: true }),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('member'),
    f.records('stationId', { source: stationSource }),
    f.codes('status', reservationStatus),
    f.period('fromTime'),
  ],
  actions: (a) => [a.call(reservation.cancel, { confirm: 'danger' })],
})
