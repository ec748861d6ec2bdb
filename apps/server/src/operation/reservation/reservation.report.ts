import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import type { reservation } from '@ampdeck/api/operation/reservation'
import { reservationTexts as words } from '@ampdeck/api/operation/reservation.texts'
import { localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './reservation.store.ts'

/** The reservations as a file, in the order of the page. */
export const report: Report<z.output<typeof reservation.export.input>> = {
  page: 'reservation',
  name: ['Reservations', '预约记录'],
  columns: [
    { title: words.memberName },
    { title: words.memberNo },
    { title: words.plate },
    { title: words.stationName, width: 28 },
    { title: words.gun, width: 24 },
    { title: words.fromTime, kind: 'time' },
    { title: words.holdMinutes, kind: 'count' },
    { title: words.toTime, kind: 'time' },
    { title: words.status },
    { title: words.endTime, kind: 'time' },
    { title: words.endReason },
    { title: words.orderNo, width: 28 },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params))
      yield [
        row.memberName,
        row.memberNo,
        row.plate,
        localName(row, language, 'stationName'),
        `${row.pileName} ${letterOf(row.letter)}`,
        row.fromTime,
        row.holdMinutes,
        row.toTime,
        reservationStatus.label(row.status, language),
        row.endTime,
        row.endReason === null ? '' : reservationEnd.label(row.endReason, language),
        row.orderNo,
      ]
  },
}
