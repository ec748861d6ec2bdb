import { auditTodo } from '@ampdeck/api/enumerations/member'
import { countRows } from '../../todo/count-rows.ts'
import type { TodoSource } from '../../todo/todo-source.ts'
import { matching } from './bad-debt.store.ts'

export const todos: readonly TodoSource[] = [
  {
    kind: 'badDebts',
    permission: 'badDebt:audit',
    isApproval: true,
    async waiting({ rows }) {
      const count = await countRows(rows.db, matching(rows, { todo: [auditTodo.code.toAudit] }))
      return count > 0 ? { count } : undefined
    },
  },
]
