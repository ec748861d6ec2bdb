import type { CodeOf } from '@ampdeck/api/enumeration'
import { refundTodo } from '@ampdeck/api/enumerations/finance'
import { accountTodo } from '@ampdeck/api/enumerations/member'
import type { ActionKey } from '@ampdeck/api/menu/menu-tree'
import { countRows } from '../todo/count-rows.ts'
import type { TodoSource } from '../todo/todo-source.ts'
import { filtered as filteredAccounts } from './account/account.store.ts'
import { filtered as filteredRefunds } from './refund/refund-record.store.ts'

/** An audit that waits for the caller, who has no other part in the refund. */
const refundAudit = (
  kind: TodoSource['kind'],
  permission: ActionKey,
  code: CodeOf<typeof refundTodo>,
): TodoSource => ({
  kind,
  permission,
  isApproval: true,
  async waiting({ rows }) {
    const count = await countRows(rows.db, filteredRefunds(rows, { todo: [code] }))
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
      const count = await countRows(rows.db, filteredAccounts(rows, { todo: [accountTodo.code.toConfirm] }))
      return count > 0 ? { count } : undefined
    },
  },
]
