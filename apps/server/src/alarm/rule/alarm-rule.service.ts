import { alarmRuleState } from '@ampdeck/api/enumerations/operation'
import type { AlarmRuleFilter, alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { alarmRuleLife } from '@ampdeck/api/operation/life-cycles'
import type { z } from 'zod'
import { people } from '../../access/people.store.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import * as store from './alarm-rule.store.ts'

type Filter = z.output<typeof AlarmRuleFilter>

const byLevel: Order = { by: 'alarmRule.level', order: 'asc' }

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, store.matching(rows, request), request, {
    ...orderOf(request, 'alarmRule', byLevel),
    id: 'alarmRule.id',
  })
}

export function options(rows: Rows, filter: Filter) {
  return store.matching(rows, filter).orderBy(nameKey('alarmRule.name')).limit(1_000).execute()
}

export async function save(request: Request<typeof alarmRule.save>) {
  const { rows, input } = request
  await checkReceivers(rows, input.receivers)
  const id = await rows
    .insert('alarmRule', {
      ...input,
      code: input.code ?? codeOfMetric(input.metric),
      state: alarmRuleState.code.on,
    })
    .catch(refuseDuplicate(request.fail, 'name'))
  return store.byId(rows, id)
}

export async function update(request: Request<typeof alarmRule.update>) {
  const { rows, input } = request
  const { id, version, ...draft } = input
  const found = await rows.get('alarmRule', id)
  await checkReceivers(rows, input.receivers)
  await rows
    .update('alarmRule', { id, version }, { ...draft, code: draft.code ?? found.code })
    .catch(refuseDuplicate(request.fail, 'name'))
  return store.byId(rows, id)
}

/** A rule with alarms that wait for somebody stays (domain.md §4, LC 15). */
export async function remove({ rows, input, fail }: Request<typeof alarmRule.delete>) {
  const found = await store.byId(rows, input.id)
  if (found.openCount > 0) throw fail('record.inUse')
  await rows.remove('alarmRule', input.id)
  return null
}

export function enable(request: Request<typeof alarmRule.enable>) {
  return switchTo(request, 'enable')
}

export function disable(request: Request<typeof alarmRule.disable>) {
  return switchTo(request, 'disable')
}

async function switchTo({ rows, input }: Request<typeof alarmRule.enable>, step: keyof typeof alarmRuleLife) {
  await rows.move('alarmRule', alarmRuleLife[step], input)
  return store.byId(rows, input.id)
}

/** `Temperature`: what alarms of a rule are called that was given no code. */
function codeOfMetric(metric: string): string {
  return metric.charAt(0).toUpperCase() + metric.slice(1)
}

/** Whom a rule tells must be people of the seller. */
async function checkReceivers(rows: Rows, ids: readonly number[]): Promise<void> {
  const known = new Set((await people(rows)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw failures.notFound()
}
