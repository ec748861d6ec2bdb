import { tag, tagLife } from '@ampdeck/api/member/tag'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { bindTags, unbindTags } from './tag.store.ts'
import * as list from './tag-list.store.ts'
import { applyRule } from './tag-rule.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, tag, {
    page: ({ rows, input }) => list.page(rows, input),
    get: ({ rows, input }) => list.byId(rows, input.id),
    selectAll: ({ rows, input }) => list.options(rows, input),
    save,
    update,
    delete: async ({ rows, input }) => {
      await rows.remove('tag', input.id)
      return null
    },
    objects: ({ rows, input }) => list.bound(rows, input.id, input),
    choices: ({ rows, input }) => list.choices(rows, input),
    preview: ({ rows, input }) => list.preview(rows, input),
    bind: (request) => bindings(request, 'bind'),
    unbind: (request) => bindings(request, 'unbind'),
  })
}

async function save({ rows, input, fail }: Request<typeof tag.save>) {
  const draft = { ...input, rule: input.rule && JSON.stringify(input.rule) }
  const id = await rows.insert('tag', draft).catch(refuseDuplicate(fail, 'name'))
  await applied(rows, id)
  return list.byId(rows, id)
}

/** Objects that have the tag would not be of the new kind. */
async function update({ rows, input, fail }: Request<typeof tag.update>) {
  const { id, version, name, rule, objectKind, kind } = input
  const found = await rows.get('tag', id)
  if (found.objectKind !== objectKind || found.kind !== kind) throw fail('tag.fixed')
  const draft = { name, rule: rule && JSON.stringify(rule) }
  await rows.update('tag', { id, version }, draft).catch(refuseDuplicate(fail, 'name'))
  await applied(rows, id)
  return list.byId(rows, id)
}

async function applied(rows: Request<typeof tag.save>['rows'], id: number): Promise<void> {
  const { sellerId, objectKind, rule } = await list.byId(rows, id)
  if (rule) await applyRule(rows.db, { id, sellerId, objectKind, rule }, rows.now)
}

/** Gives objects a tag, or takes it away; one that the caller does not see is not found. */
async function bindings({ rows, input }: Request<typeof tag.bind>, step: keyof typeof tagLife) {
  const { id, objectIds } = input
  const { sellerId, objectKind } = await rows.readyFor('tag', tagLife[step], { id })
  const change = step === 'bind' ? bindTags : unbindTags
  const seen = await list.visible(rows, objectKind, objectIds)
  if (seen.length < new Set(objectIds).size) throw failures.notFound()
  for (const objectId of seen) await change(rows.db, { sellerId, tagIds: [id], objectId })
  rows.changes.push({ table: 'tagBind', id, before: null, after: { objectIds: seen } })
  return list.byId(rows, id)
}
