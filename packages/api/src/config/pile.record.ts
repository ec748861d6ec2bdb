import { pileStatus } from '../enumerations/equipment.ts'
import type { FoundRecord } from '../found-record.ts'

export const pile = {
  rank: 20,
  pages: ['PileMonitorDetail', 'pileList'],
  list: { page: 'pileList', field: 'code' },
  status: pileStatus,
  group: 'equipment',
  word: ['pile', '电桩'],
} satisfies FoundRecord
