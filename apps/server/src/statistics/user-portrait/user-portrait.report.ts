import { userSegment } from '@ampdeck/api/enumerations/member'
import type { userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { userPortraitTexts as words } from '@ampdeck/api/statistics/user-portrait.texts'
import { localName } from '@ampdeck/api/texts'
import { hourMinute } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './user-portrait.store.ts'

/** The portraits as a file: the columns of the page, in its order; phone numbers stay masked. */
export const report: Report<z.output<typeof userPortrait.export.input>> = {
  page: 'userPortrait',
  name: ['User portraits', '用户画像'],
  columns: [
    { title: words.memberNo, width: 20 },
    { title: words.name },
    { title: words.phone, width: 16 },
    { title: words.segment, width: 14 },
    { title: words.recency, kind: 'count', width: 22 },
    { title: words.frequency90, kind: 'count', width: 22 },
    { title: ['Spend in 90 days (yuan)', '90 天消费（元）'], kind: 'yuan', width: 24 },
    { title: ['Energy in 90 days (kWh)', '90 天电量（kWh）'], kind: 'kWh', width: 24 },
    { title: words.prefHour, width: 14 },
    { title: words.prefStationId, width: 28 },
    { title: ['Valley share (%)', '谷电占比（%）'] },
    { title: words.stations, kind: 'count', width: 14 },
    { title: words.firstDay, width: 14 },
    { title: words.lastDay, width: 14 },
  ],
  rows: async function* (rows, { pageSize: _, ...request }, language) {
    for (const one of await all(rows, request)) {
      yield [
        one.memberNo,
        one.name,
        one.phone,
        userSegment.label(one.segment, language),
        one.recency,
        one.frequency90,
        one.spend90Fen,
        one.energy90Wh,
        hourMinute(one.prefHour * 60),
        localName({ name: one.prefStationName, nameEn: one.prefStationNameEn }, language),
        (one.valleyBps / 100).toFixed(2),
        one.stations,
        one.firstDay,
        one.lastDay,
      ]
    }
  },
}
