import { occupyRule } from '@ampdeck/api/config/occupy-rule'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as rules from './occupy-rule.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, occupyRule, {
    page: ({ rows, input }) => rules.page(rows, input),
    get: ({ rows, input }) => rules.get(rows, input.id),
    selectAll: ({ rows, input }) =>
      rules.matching(rows, input).select(['id', 'name']).orderBy('id').limit(1_000).execute(),
    save: async ({ rows, input }) => rules.get(rows, await rows.insert('occupyRule', input)),
    update: async ({ rows, input }) => {
      const { id, version, ...draft } = input
      await rows.update('occupyRule', { id, version }, draft)
      return rules.get(rows, id)
    },
    delete: async ({ rows, input, fail }) => {
      if ((await rules.stationsOf(rows.wholeSeller(), [input.id])).length > 0) throw fail('record.inUse')
      await rows.remove('occupyRule', input.id)
      return null
    },
    bind,
  })
}

/** Stations that the caller does not see keep what they have. */
async function bind({ rows, input }: Request<typeof occupyRule.bind>) {
  const { id } = await rows.get('occupyRule', input.id)
  const before = (await rules.stationsOf(rows, [id])).map((station) => station.id)
  const wanted = new Set(input.stationIds)
  for (const stationId of [...wanted].sort((a, b) => a - b))
    if (!before.includes(stationId)) await rows.update('station', { id: stationId }, { occupyRuleId: id })
  for (const stationId of before)
    if (!wanted.has(stationId)) await rows.update('station', { id: stationId }, { occupyRuleId: null })
  return rules.get(rows, id)
}
