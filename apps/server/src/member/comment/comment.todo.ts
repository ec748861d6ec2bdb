import { auditState } from '@ampdeck/api/enumerations/member'
import { countRows } from '../../todo/count-rows.ts'
import type { TodoSource } from '../../todo/todo-source.ts'
import { matching } from './comment.store.ts'

export const todos: readonly TodoSource[] = [
  {
    kind: 'comments',
    permission: 'chargingEvaluation:audit',
    isApproval: true,
    async waiting({ rows }) {
      const count = await countRows(rows.db, matching(rows, { auditState: [auditState.code.underReview] }))
      return count > 0 ? { count } : undefined
    },
  },
]
