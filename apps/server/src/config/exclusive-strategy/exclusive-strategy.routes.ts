import { activeLife } from '@ampdeck/api/active-life'
import { type ExclusiveStrategyDraft, exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { activeState, tagObject } from '@ampdeck/api/enumerations/member'
import { exclusiveEnergy, exclusiveTarget } from '@ampdeck/api/enumerations/tariff'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import * as strategies from './exclusive-strategy.store.ts'

const { on: ON } = activeState.code
/** Of tags those for members. */

export const routes: Routes = (app, server) => {
  serve(app, server, exclusiveStrategy, {
    page: ({ rows, input }) => strategies.page(rows, input),
    get: ({ rows, input }) => strategies.one(rows, input.id),
    conflicts: ({ rows, input }) => strategies.conflictsOf(rows, input),
    tags: ({ rows }) =>
      rows
        .from('tag')
        .select(['id', 'name'])
        .where('objectKind', '=', tagObject.code.member)
        .orderBy(nameKey('name'))
        .limit(500)
        .execute(),
    save: async ({ rows, input }) => {
      const values = await stored(rows, input)
      await refuseConflict(rows, values)
      return strategies.one(rows, await rows.insert('exclusiveStrategy', { ...values, state: ON }))
    },
    update: async ({ rows, input }) => {
      const { id, version, ...draft } = input
      const values = await stored(rows, draft)
      const { state } = await rows.get('exclusiveStrategy', id)
      if (state === ON) await refuseConflict(rows, { ...values, id })
      await rows.update('exclusiveStrategy', { id, version }, values)
      return strategies.one(rows, id)
    },
    ...switchesOf('exclusiveStrategy', strategies.one),
    enable: async ({ rows, input }) => {
      await refuseConflict(rows, await rows.move('exclusiveStrategy', activeLife.enable, input))
      return strategies.one(rows, input.id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('exclusiveStrategy', input.id)
      return null
    },
  })
}

/** What is kept of a draft: the one of fleet and tag that it is for, and prices that its modes ask for. */
async function stored(rows: Rows, draft: z.output<typeof ExclusiveStrategyDraft>) {
  const { targetKind, groupId, tagId, ePrice4, ...values } = draft
  const isFleet = targetKind === exclusiveTarget.code.fleet
  if (isFleet && groupId !== null) await rows.get('fleet', groupId)
  if (!isFleet && tagId !== null) await rows.get('tag', tagId)
  return {
    ...values,
    groupId: isFleet ? groupId : null,
    tagId: isFleet ? null : tagId,
    ePrice4: values.ePriceMode === exclusiveEnergy.code.flat ? ePrice4 : null,
  }
}

/** Of two prices for the same payers nobody could say which one bills. */
async function refuseConflict(
  rows: Rows,
  wanted: Parameters<typeof strategies.conflictsOf>[1],
): Promise<void> {
  const [other] = await strategies.conflictsOf(rows.wholeSeller(), wanted)
  if (!other) return
  const { name, validFrom, validTo } = other
  throw failures.refusedBy('exclusive.conflict', [
    `"${name}" holds for the same payers from ${validFrom} to ${validTo}: end or disable it first`,
    `“${name}”在 ${validFrom} 至 ${validTo} 对同一对象生效，请先停用或调整日期`,
  ])
}
