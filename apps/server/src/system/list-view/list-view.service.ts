import type { listView } from '@ampdeck/api/system/list-view'
import type { Selectable } from 'kysely'
import { nameKey } from '../../database/sort-key.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'

/** As many views of one list as a person can still tell apart. */
const MAX = 50

/** The caller's own views of a list, and those that colleagues share. */
export async function all({ rows, caller, input }: Request<typeof listView.all>) {
  const found = await rows
    .from('listView')
    .selectAll()
    .where('list', '=', input.list)
    .where((where) => where.or([where('shared', '=', true), where('createUser', '=', caller.userId)]))
    .orderBy(nameKey('name'))
    .orderBy('id')
    .execute()
  return found.map((view) => shown(view, caller.userId))
}

/** Keeps a view; one of the same name and owner gets the new content. */
export async function save({ rows, caller, input, fail }: Request<typeof listView.save>) {
  const own = await rows
    .from('listView')
    .select(['id', 'name'])
    .where('list', '=', input.list)
    .where('createUser', '=', caller.userId)
    .execute()
  const same = own.find(({ name }) => name === input.name)
  if (!same && own.length >= MAX) throw fail('listView.tooMany')
  if (same) await rows.update('listView', { id: same.id }, input)
  const id = same?.id ?? (await rows.insert('listView', input).catch(refuseDuplicate(fail)))
  return shown(await rows.get('listView', id), caller.userId)
}

/** A view of somebody else does not exist for the caller, shared or not. */
export async function remove({ rows, caller, input }: Request<typeof listView.delete>) {
  const found = await rows.get('listView', input.id)
  if (found.createUser !== caller.userId) throw failures.notFound()
  await rows.remove('listView', input.id)
  return null
}

function shown(
  { id, list, name, search, shared, createUser }: Selectable<Tables['listView']>,
  userId: number,
) {
  return { id, list, name, search, shared, own: createUser === userId }
}
