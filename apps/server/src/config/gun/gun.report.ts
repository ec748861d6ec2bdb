import type { gun } from '@ampdeck/api/config/gun'
import { gunTexts as words } from '@ampdeck/api/config/gun.texts'
import { connector, gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './gun.service.ts'

/** The guns as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof gun.export.input>> = {
  page: 'gunList',
  name: ['Guns', '充电枪'],
  columns: [
    { title: words.pileCode, width: 20 },
    { title: words.letter, width: 8 },
    { title: words.stationId, width: 28 },
    { title: words.connector },
    { title: ['Rated power (kW)', '额定功率（kW）'], kind: 'kW', width: 18 },
    { title: words.status, width: 14 },
    { title: words.parkingNo },
    { title: ['SOC (%)', 'SOC（%）'], kind: 'count' },
    { title: ['Power (kW)', '功率（kW）'], kind: 'kW' },
    { title: words.costModelId },
  ],
  rows: async function* (rows, params, language) {
    for (const gun of await exported(rows, params)) {
      yield [
        gun.pileCode,
        letterOf(gun.letter),
        (language === 'en' && gun.stationNameEn) || gun.stationName,
        connector.label(gun.connector, language),
        gun.ratedW,
        gunStatus.label(gun.status, language),
        gun.parkingNo,
        gun.live?.soc ?? null,
        gun.live?.W ?? null,
        gun.costModelName,
      ]
    }
  },
}
