import { exportState } from '@ampdeck/api/enumerations/system'
import { DAY } from '@ampdeck/api/time'
import { countRows } from '../../todo/count-rows.ts'
import type { TodoSource } from '../../todo/todo-source.ts'

/** Files of the download center are kept this long (requirements.md §9). */
const KEPT = 30 * DAY

export const todos: readonly TodoSource[] = [
  {
    kind: 'failedExports',
    permission: 'signedIn',
    /** The caller's own exports that came to nothing and are still listed. */
    async waiting({ rows, caller, now }) {
      const count = await countRows(
        rows.db,
        rows
          .from('exportFile')
          .where('createUser', '=', caller.userId)
          .where('fileState', '=', exportState.code.failed)
          .where('createTime', '>=', now - KEPT),
      )
      return count > 0 ? { count } : undefined
    },
  },
]
