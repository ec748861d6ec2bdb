import { auditTodo } from '@ampdeck/api/enumerations/member'
import { countRows } from '../../todo/count-rows.ts'
import type { TodoSource } from '../../todo/todo-source.ts'
import { filtered } from './certification.store.ts'

export const todos: readonly TodoSource[] = [
  {
    kind: 'certifications',
    permission: 'certificationAudit:audit',
    isApproval: true,
    async waiting({ rows }) {
      const count = await countRows(rows.db, filtered(rows, { todo: [auditTodo.code.toAudit] }))
      return count > 0 ? { count } : undefined
    },
  },
]
