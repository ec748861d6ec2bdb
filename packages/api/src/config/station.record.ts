import { stationStatus } from '../enumerations/equipment.ts'
import type { FoundRecord } from '../found-record.ts'

export const station = {
  rank: 10,
  pages: ['StationMonitorDetail', 'stationList'],
  list: { page: 'stationList', field: 'code' },
  status: stationStatus,
  group: 'equipment',
  word: ['station', '场站'],
} satisfies FoundRecord
