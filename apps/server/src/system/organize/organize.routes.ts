import { MAX_ORGANISATION_LEVELS, organize } from '@ampdeck/api/system/organize'
import { people } from '../../access/people.store.ts'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as organisations from './organize.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, organize, {
    get: ({ rows, input }) => organisations.get(rows, input.id),
    tree: ({ rows }) => organisations.all(rows),
    leaders: ({ rows }) => people(rows),
    save: (request) => save(request),
    update: async ({ rows, input }) => {
      const { id, version, name, leaderUserId } = input
      if (leaderUserId !== null) await rows.get('accountUser', leaderUserId)
      await rows.update('organize', { id, version }, { name, leaderUserId })
      return organisations.get(rows, id)
    },
    move: (request) => move(request),
    delete: async ({ rows, input, fail }) => {
      await organisations.lockTree(rows)
      const { users } = await organisations.get(rows, input.id)
      const hasParts = (await organisations.all(rows)).some(({ pid }) => pid === input.id)
      if (users > 0 || hasParts) throw fail('record.inUse')
      await rows.remove('organize', input.id)
      return null
    },
  })
}

async function save({ rows, input, fail }: Request<typeof organize.save>) {
  const { pid, leaderUserId } = input
  if (leaderUserId !== null) await rows.get('accountUser', leaderUserId)
  await organisations.lockTree(rows)
  if (pid !== null) await rows.get('organize', pid)
  const above = chainOf(await organisations.all(rows), pid)
  if (above.length >= MAX_ORGANISATION_LEVELS) throw fail('organize.tooDeep')
  const id = await rows.insert('organize', { ...input, sort: 0 })
  await organisations.order(rows, id, null)
  return organisations.get(rows, id)
}

async function move({ rows, caller, input, fail }: Request<typeof organize.move>) {
  const { id, version, pid, before } = input
  await organisations.lockTree(rows)
  await rows.get('organize', id)
  if (pid !== null) await rows.get('organize', pid)
  // Whoever sees an organisation and those below sees by a move what somebody else may not.
  if (caller.scope.stationIds !== null || caller.scope.groupIds !== null) throw fail('organize.beyondOwn')
  const tree = await organisations.all(rows)
  const above = chainOf(tree, pid)
  if (above.includes(id)) throw fail('organize.circle')
  if (above.length + heightOf(tree, id) > MAX_ORGANISATION_LEVELS) throw fail('organize.tooDeep')
  await rows.update('organize', { id, version }, { pid })
  await organisations.order(rows, id, before)
  return organisations.get(rows, id)
}

type Part = Pick<organisations.Organisation, 'id' | 'pid'>

/** An organisation and all that it belongs to. */
function chainOf(tree: readonly Part[], id: number | null): number[] {
  const parents = new Map(tree.map((one) => [one.id, one.pid]))
  const chain: number[] = []
  for (let at = id; at !== null; at = parents.get(at) ?? null) chain.push(at)
  return chain
}

/** How many levels an organisation and those below it have. */
function heightOf(tree: readonly Part[], id: number): number {
  const below = tree.filter(({ pid }) => pid === id)
  return 1 + Math.max(0, ...below.map((one) => heightOf(tree, one.id)))
}
