import type { Permissions } from '@ampdeck/api/contract'
import type { TodoKind } from '@ampdeck/api/statistics/todo'
import type { Context } from '../http/context.ts'

/** How much of one kind waits. */
export interface Waiting {
  count: number
  /** The same by the codes of the kind's own enumeration. */
  parts?: { code: number; count: number }[]
  /** How many of them are past their deadline. */
  late?: number
}

/**
 * A kind of work that waits for somebody: one of the exports `todos` of a file `*.todo.ts`, which is found by its name.
 * It is counted as the list counts to which the console leads from it, within the caller's scope.
 */
export interface TodoSource {
  kind: TodoKind
  /** Whoever holds none of these is told nothing of it, not even zero. */
  permission: Permissions
  /** It waits for the decision of persons like the caller, and is counted at the bell as well. */
  isApproval?: true
  /** Nothing where an empty place would only be in the way. */
  waiting(context: Context): Promise<Waiting | undefined>
}
