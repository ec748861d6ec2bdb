import { TODO_KINDS, type Todo } from '@ampdeck/api/statistics/todo'
import { mayCall } from '../access/caller.ts'
import { findExports } from '../foundation/find-exports.ts'
import type { Context } from '../http/context.ts'
import type { TodoSource } from './todo-source.ts'

let sources: Promise<readonly TodoSource[]> | undefined

/** Every source, in the order of the kinds. */
function allSources(): Promise<readonly TodoSource[]> {
  sources ??= findExports<readonly TodoSource[]>('todo', 'todos').then((found) => {
    const all = found.flat()
    return TODO_KINDS.flatMap((kind) => all.filter((source) => source.kind === kind))
  })
  return sources
}

/** What waits for the caller, all kinds at once. */
export async function todosOf(context: Context): Promise<Todo[]> {
  const asked = (await allSources()).filter(({ permission }) => mayCall(context.caller.grants, permission))
  return counted(context, asked)
}

/** The decisions that wait for the caller, where there are any. */
export async function approvalsOf(context: Context): Promise<Todo[]> {
  const asked = (await allSources()).filter(
    ({ permission, isApproval }) => isApproval && mayCall(context.caller.grants, permission),
  )
  return (await counted(context, asked)).filter(({ count }) => count > 0)
}

async function counted(context: Context, asked: readonly TodoSource[]): Promise<Todo[]> {
  const todos = await Promise.all(
    asked.map(async ({ kind, waiting }) => {
      const found = await waiting(context)
      return found && { kind, count: found.count, parts: found.parts ?? [], late: found.late ?? 0 }
    }),
  )
  return todos.filter((todo) => todo !== undefined)
}
