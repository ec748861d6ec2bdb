import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { countRows } from '../../todo/count-rows.ts'
import type { TodoSource } from '../../todo/todo-source.ts'
import { matching } from './station.store.ts'

const { open, maintenance } = stationStatus.code

export const todos: readonly TodoSource[] = [
  {
    kind: 'stationsOffline',
    permission: 'stationList',
    waiting: async ({ rows }) => ({
      count: await countRows(
        rows.db,
        matching(rows, { serviceStatus: [serviceStatus.code.offline], status: [open] }),
      ),
    }),
  },
  {
    kind: 'stationsInMaintenance',
    permission: 'stationList',
    waiting: async ({ rows }) => ({
      count: await countRows(rows.db, matching(rows, { status: [maintenance] })),
    }),
  },
]
