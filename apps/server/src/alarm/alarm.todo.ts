import type { TodoSource, Waiting } from '../todo/todo-source.ts'
import { openAlarmsByLevel } from './list/alarm-list.store.ts'
import { openByState } from './work-order/work-order.store.ts'

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

export const todos: readonly TodoSource[] = [
  {
    kind: 'openAlarms',
    permission: 'alarmCenter',
    async waiting({ rows }): Promise<Waiting> {
      const parts = await openAlarmsByLevel(rows)
      return { count: sum(parts), parts }
    },
  },
  {
    kind: 'workOrders',
    permission: 'workOrder',
    async waiting({ rows, caller, now }): Promise<Waiting> {
      const found = await openByState(rows, caller.userId, now)
      return {
        count: sum(found),
        parts: found.map(({ code, count }) => ({ code, count })),
        late: found.reduce((total, { late }) => total + late, 0),
      }
    },
  },
]
