import type { changedPages } from '@ampdeck/api/system/config-change'
import { sql } from 'kysely'
import type { Change, Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

/** More than any page shows. */
const MAX = 200
/** Pictures and long texts are not worth showing twice. */
const LONGEST = 120
/** What every write changes, or nobody has typed. */
const silent = ['version', 'deleted']

export interface ConfigChange {
  id: number
  time: number
  userName: string | null
  name: string
  kind: 'added' | 'changed' | 'deleted'
  fields: { field: string; before: string; after: string }[]
}

/** What was changed on these pages last, newest first, as the operation log has it: secrets are masked there. */
export async function lastChanges(
  rows: Rows,
  pages: readonly (typeof changedPages)[number][],
): Promise<ConfigChange[]> {
  const found = await rows
    .from('operationLog')
    .leftJoin('accountUser as user', sameSeller('user.id', 'operationLog.userId'))
    .select(['operationLog.id', 'operationLog.ts', 'operationLog.changes', 'user.name'])
    .where('resultCode', '=', 0)
    .where(
      sql<string>`operation_log.permission`,
      'in',
      pages.flatMap((page) => [`${page}:add`, `${page}:edit`, `${page}:delete`, `${page}:add ${page}:edit`]),
    )
    .orderBy('operationLog.ts', 'desc')
    .orderBy('operationLog.id', 'desc')
    .limit(MAX)
    .execute()
  return found.flatMap(({ id, ts, changes, name }) =>
    (changes as Change[]).map((change) => ({ id, time: ts, userName: name, ...wordsOf(change) })),
  )
}

function wordsOf({ before, after }: Change): Pick<ConfigChange, 'name' | 'kind' | 'fields'> {
  const isGone = after?.deleted === 1
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const fields = names
    .filter((field) => !silent.includes(field))
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
  const { name, key } = { ...before, ...after }
  return {
    name: String(name ?? key ?? ''),
    kind: isGone ? 'deleted' : before === null ? 'added' : 'changed',
    fields: isGone ? [] : fields,
  }
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
