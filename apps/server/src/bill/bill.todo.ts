import { orderStatus, orderTodo } from '@ampdeck/api/enumerations/order'
import { countRows } from '../todo/count-rows.ts'
import type { TodoSource } from '../todo/todo-source.ts'
import { matching } from './order/charge-order.filter.ts'

const { outstanding, toApprove } = orderTodo.code

export const todos: readonly TodoSource[] = [
  {
    kind: 'orderAdjusts',
    permission: 'chargeOrder:adjust',
    isApproval: true,
    async waiting({ rows }) {
      const count = await countRows(rows.db, matching(rows, { todo: [toApprove] }))
      return count > 0 ? { count } : undefined
    },
  },
  {
    kind: 'outstandingOrders',
    permission: 'outstandingBill',
    async waiting({ rows }) {
      const parts = await matching(rows, { todo: [outstanding] })
        .select('chargeStatus as code')
        .select((of) => of.fn.countAll<number>().as('count'))
        .groupBy('chargeStatus')
        .orderBy('chargeStatus')
        .execute()
      return { count: parts.reduce((sum, { count }) => sum + count, 0), parts }
    },
  },
  {
    kind: 'abnormalOrders',
    permission: 'abnormalBill',
    waiting: async ({ rows }) => ({
      count: await countRows(rows.db, matching(rows, { orderStatus: [orderStatus.code.abnormal] })),
    }),
  },
]
