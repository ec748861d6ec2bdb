import { workOrderState } from '../enumerations/operation.ts'
import type { FoundRecord } from '../found-record.ts'

export const workOrder = {
  rank: 50,
  pages: ['workOrderDetail', 'workOrder'],
  list: { page: 'workOrder', field: 'no' },
  status: workOrderState,
  group: 'orders',
  word: ['work order', '工单'],
} satisfies FoundRecord
