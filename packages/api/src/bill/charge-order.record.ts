import { orderStatus } from '../enumerations/order.ts'
import type { FoundRecord } from '../found-record.ts'

export const order = {
  rank: 40,
  pages: ['chargeOrder'],
  list: { page: 'chargeOrder', field: 'orderNo' },
  status: orderStatus,
  group: 'orders',
  word: ['order', '订单'],
} satisfies FoundRecord
