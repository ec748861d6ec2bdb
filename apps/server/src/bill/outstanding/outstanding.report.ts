import { orderTodo } from '@ampdeck/api/enumerations/order'
import { orderReport } from '../order/order-report.ts'

/** The outstanding orders as a file (screens.md S063). */
export const report = orderReport('outstandingBill', ['Outstanding orders', '未结清订单'], {
  given: { todo: [orderTodo.code.outstanding] },
  more: [
    {
      column: { title: ['Owed (yuan)', '欠费（元）'], kind: 'yuan', width: 18 },
      cell: ({ owedFen }) => owedFen,
    },
    { column: { title: ['Tries', '扣款次数'], kind: 'count' }, cell: ({ deductTries }) => deductTries },
    { column: { title: ['Reminded', '最近提醒'], kind: 'time' }, cell: ({ remindTime }) => remindTime },
  ],
})
