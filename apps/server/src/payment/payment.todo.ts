import { refundTodo } from '@ampdeck/api/enumerations/finance'
import { accountTodo } from '@ampdeck/api/enumerations/member'
import type { ActionKey } from '@ampdeck/api/menu/menu-tree'
import { countRows } from '../todo/count-rows.ts'
import type { TodoSource } from '../todo/todo-source.ts'
import { filtered } from './account/account.store.ts'
import { countTodo } from './refund/refund-record.store.ts'

/** An audit that waits for the caller, who has no other part in the refund. */
const refundAudit = (kind: TodoSource['kind'], permission: ActionKey, code: number): TodoSource => ({
  kind,
  permission,
  isApproval: true,
  async waiting({ rows }) {
    const count = await countRows(rows.db, countTodo(rows, code))
    return count > 0 ? { count } : undefined
  },
})

export const todos: readonly TodoSource[] = [
  refundAudit('refundsFirst', 'refundAudit:checkFirst', refundTodo.code.first),
  refundAudit('refundsSecond', 'refundAudit:checkSecond', refundTodo.code.second),
  {
    kind: 'accountCorrections',
    permission: 'memberAccount:correct',
    isApproval: true,
    async waiting({ rows }) {
      const count = await countRows(rows.db, filtered(rows, { todo: [accountTodo.code.toConfirm] }))
      return count > 0 ? { count } : undefined
    },
  },
]
