import type { StationFilter } from '@ampdeck/api/config/station'
import { stationTexts as words } from '@ampdeck/api/config/station.texts'
import { operationType, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../report/report.ts'
import { exported } from './station.service.ts'

const columns = [
  'code',
  'name',
  'cityCode',
  'operatingUnitId',
  'operationType',
  'status',
  'serviceStatus',
  'pileCount',
  'gunCount',
  'transformerW',
  'costModelId',
  'openTime',
  'address',
] as const

/** The station list as a file: the columns of the page, power in kW with one decimal. */
export const stationReport: Report = {
  table: async (rows, params: z.output<typeof StationFilter>, language) => {
    const stations = await exported(rows, params)
    const inEnglish = language === 'en'
    const body = stations.map((station) => [
      station.code,
      (inEnglish && station.nameEn) || station.name,
      inEnglish ? station.cityNameEn : station.cityName,
      (inEnglish && station.operatingUnitNameEn) || station.operatingUnitName,
      operationType.label(station.operationType, language),
      stationStatus.label(station.status, language),
      serviceStatus.label(station.serviceStatus, language),
      String(station.pileCount),
      String(station.gunCount),
      `${(station.transformerW / 1_000).toFixed(1)} kW`,
      station.costModelName ?? '',
      station.openTime ?? '',
      station.address,
    ])
    return [columns.map((column) => say(words[column], language)), ...body]
  },
}
