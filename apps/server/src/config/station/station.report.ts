import type { station } from '@ampdeck/api/config/station'
import { stationTexts as words } from '@ampdeck/api/config/station.texts'
import { operationType, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './station.service.ts'

/** The station list as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof station.export.input>> = {
  page: 'stationList',
  name: ['Station list', '场站列表'],
  columns: [
    { title: words.code },
    { title: words.name, width: 30 },
    { title: words.cityCode },
    { title: words.operatingUnitId, width: 24 },
    { title: words.operationType },
    { title: words.status, width: 14 },
    { title: words.serviceStatus, width: 14 },
    { title: words.pileCount, kind: 'count' },
    { title: words.gunCount, kind: 'count' },
    { title: ['Transformer (kW)', '变压器（kW）'], kind: 'kW', width: 18 },
    { title: words.costModelId },
    { title: words.openTime, width: 14 },
    { title: words.address, width: 40 },
  ],
  rows: async function* (rows, params, language) {
    const inEnglish = language === 'en'
    for (const station of await exported(rows, params)) {
      yield [
        station.code,
        (inEnglish && station.nameEn) || station.name,
        inEnglish ? station.cityNameEn : station.cityName,
        (inEnglish && station.operatingUnitNameEn) || station.operatingUnitName,
        operationType.label(station.operationType, language),
        stationStatus.label(station.status, language),
        serviceStatus.label(station.serviceStatus, language),
        station.pileCount,
        station.gunCount,
        station.transformerW,
        station.costModelName,
        station.openTime,
        station.address,
      ]
    }
  },
}
