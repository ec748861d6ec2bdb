import { billOf } from '@ampdeck/api/billing/bill'
import { servicePriceOf } from '@ampdeck/api/billing/service-price'
import {
  type CostModelRow,
  type costModel,
  costModelLife,
  costModelVersionLife,
} from '@ampdeck/api/config/cost-model'
import { costModelScope, costModelState } from '@ampdeck/api/enumerations/tariff'
import type { Step } from '@ampdeck/api/life'
import { MINUTE } from '@ampdeck/api/time'
import { checkStep } from '../../database/check-step.ts'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { inForce, issueProblem } from './cost-model.rules.ts'
import * as store from './cost-model.store.ts'
import { averagePrice4, pricesOf, shown, versionFields } from './cost-model.view.ts'
import { cancelPushes, planPushes } from './model-push.service.ts'

const { draft: DRAFT, issued: ISSUED, cancelled: CANCELLED, disabled: DISABLED } = costModelState.code
/** No version is in force. */
const NONE = 0

export async function page(rows: Rows, request: store.Filter & PageRequest) {
  const order = { ...orderOf(request, 'costModel', store.byCode), id: 'costModel.id' }
  const found = await readPage(rows.db, store.matching(rows, request), request, order)
  return { ...found, records: await rowsOf(rows, found.records) }
}

/** The rows of an export: those of the list, in its order, all of them. */
export async function exported(rows: Rows, request: Parameters<typeof store.inOrder>[1]) {
  return rowsOf(rows, await store.inOrder(rows, request))
}

export async function get(rows: Rows, id: number) {
  const [newest] = await store.versionsOf(rows, [id])
  if (!newest) throw failures.notFound()
  return shownWith(rows, newest)
}

async function shownWith(rows: Rows, newest: store.Version) {
  const id = newest.costModelId
  const model = await rows.get('costModel', id)
  return shown({ ...model, isBound: await store.isBound(rows, id) }, newest, rows.now)
}

export async function versions(rows: Rows, id: number) {
  await rows.get('costModel', id)
  const found = await store.versionsOf(rows, [id])
  const names = await userNames(
    rows,
    found.map(({ issueUser }) => issueUser ?? 0),
  )
  return found.map((version) => ({
    ...version,
    ...pricesOf(version),
    state: version.state as typeof ISSUED,
    issueUserName: names.get(version.issueUser ?? 0) ?? null,
  }))
}

export async function save({ rows, input, fail }: Request<typeof costModel.save>) {
  const { code, name, scope } = input
  const model = { code, name, scope, currentVersion: NONE, state: DRAFT }
  const id = await rows.insert('costModel', model).catch(refuseDuplicate(fail, 'code'))
  await rows.insert('costModelVersion', { costModelId: id, no: 1, state: DRAFT, ...versionFields(input) })
  return get(rows, id)
}

export async function update({ rows, input, fail }: Request<typeof costModel.update>) {
  const { id, version, code, name, scope } = input
  const [newest] = await readyFor(rows, costModelVersionLife.update, input)
  await rows.update('costModel', { id, version }, { code, name, scope }).catch(refuseDuplicate(fail, 'code'))
  const fields = versionFields(input)
  if (newest.state === DRAFT) await rows.update('costModelVersion', { id: newest.id }, fields)
  else await rows.insert('costModelVersion', { costModelId: id, no: newest.no + 1, state: DRAFT, ...fields })
  return get(rows, id)
}

/** History is never deleted: only a model of which nothing was ever issued goes. */
export async function remove({ rows, input }: Request<typeof costModel.delete>) {
  const all = await readyFor(rows, costModelVersionLife.delete, input)
  for (const { id } of all) await rows.remove('costModelVersion', id)
  await rows.remove('costModel', input.id)
  return null
}

/** A new draft with the same prices, under the next free code. */
export async function copy({ rows, input }: Request<typeof costModel.copy>) {
  const { code, name, scope } = await rows.get('costModel', input.id)
  const [{ effectiveTime, serviceMode, serviceParam, periods, feedInPrice4 }] = await store.lockedVersions(
    rows,
    input.id,
  )
  const model = {
    code: await freeCode(rows, code),
    name: `${name} copy`.slice(0, 30),
    scope,
    currentVersion: NONE,
    state: DRAFT,
  }
  const id = await rows.insert('costModel', model)
  await rows.insert('costModelVersion', {
    costModelId: id,
    no: 1,
    state: DRAFT,
    effectiveTime,
    serviceMode,
    serviceParam: JSON.stringify(serviceParam),
    periods: JSON.stringify(periods),
    feedInPrice4,
  })
  return get(rows, id)
}

export async function issue({ rows, input, caller, now }: Request<typeof costModel.issue>) {
  const [newest, ...others] = await readyFor(rows, costModelVersionLife.issue, input)
  const problem = issueProblem(newest, others, now)
  if (problem) {
    const message = problem === 'past' ? 'time.past' : 'duplicate'
    throw failures.invalid([{ path: ['effectiveTime'], message }])
  }
  await rows.update(
    'costModelVersion',
    { id: newest.id },
    { state: ISSUED, issueTime: now, ...(caller.userId !== null && { issueUser: caller.userId }) },
  )
  await rows.update('costModel', input, { state: ISSUED })
  await planPushes(rows, newest)
  return get(rows, input.id)
}

/** The version before stays in force; a model that never had one is a draft again. */
export async function cancel({ rows, input, now }: Request<typeof costModel.cancel>) {
  const [newest, ...others] = await readyFor(rows, costModelVersionLife.cancel, input)
  await rows.update('costModelVersion', { id: newest.id }, { state: CANCELLED })
  await cancelPushes(rows, newest.id)
  await rows.update('costModel', input, { state: inForce(others, now) ? ISSUED : DRAFT })
  return get(rows, input.id)
}

export async function disable({ rows, input }: Request<typeof costModel.disable>) {
  await readyFor(rows, costModelLife.disable, input)
  await rows.update('costModel', input, { state: DISABLED })
  return get(rows, input.id)
}

export async function enable({ rows, input }: Request<typeof costModel.enable>) {
  await rows.move('costModel', costModelLife.enable, input)
  return get(rows, input.id)
}

/** The bill of a made-up charge that draws the same power all the time. */
export function simulate({ input }: Request<typeof costModel.simulate>) {
  const { from, to, energyWh, periods, serviceMode } = input
  const { serviceParam } = versionFields({
    ...input,
    code: '',
    name: '',
    scope: costModelScope.code.general,
    effectiveTime: from,
  })
  const { lines, eFeeFen, sFeeFen } = billOf({
    meterValues: [
      { ts: from, wh: 0 },
      { ts: Math.max(to, from + MINUTE), wh: energyWh },
    ],
    tariff: { periods, service: servicePriceOf(serviceMode, JSON.parse(serviceParam)) },
  })
  return { lines: lines.map((line) => ({ ...line, period: line.period as 1 })), eFeeFen, sFeeFen }
}

/** A model of which a step is about to be taken: its versions, which nobody else changes meanwhile. */
async function readyFor(
  rows: Rows,
  step: Step<ReturnType<typeof shown>>,
  { id, version }: { id: number; version?: number },
): Promise<[store.Version, ...store.Version[]]> {
  const versions = await store.lockedVersions(rows, id)
  const model = await shownWith(rows, versions[0])
  if (version !== undefined && version !== model.version) throw failures.refused('record.stale')
  checkStep(step, model, rows.userId)
  return versions
}

async function rowsOf(
  rows: Rows,
  models: readonly (store.Model & Pick<CostModelRow, 'gunCount' | 'isBound'>)[],
) {
  const all = await store.versionsOf(
    rows,
    models.map(({ id }) => id),
  )
  const newest = new Map(all.toReversed().map((version) => [version.costModelId, version]))
  return models.flatMap((model) => {
    const version = newest.get(model.id)
    if (!version) return []
    const row = shown(model, version, rows.now)
    // A version that was withdrawn says nothing of the one that is named.
    const current = all.find(({ costModelId, no }) => costModelId === model.id && no === model.currentVersion)
    const named = version.state === CANCELLED && current ? shown(model, current, rows.now) : row
    return [
      {
        ...row,
        effectiveTime: named.effectiveTime,
        gunCount: model.gunCount,
        averagePrice4: averagePrice4(named.periods),
      },
    ]
  })
}

async function userNames(rows: Rows, ids: readonly number[]): Promise<Map<number, string>> {
  const users = rows.from('accountUser').select(['accountUser.id', 'accountUser.name'])
  const found = await users.where('accountUser.id', 'in', [0, ...ids]).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

async function freeCode(rows: Rows, code: string): Promise<string> {
  const stem = code.slice(0, 16)
  const taken = await rows
    .wholeSeller()
    .from('costModel')
    .select('costModel.code')
    .where('costModel.code', 'like', `${stem}-%`)
    .execute()
  const codes = new Set(taken.map((of) => of.code))
  const free = Array.from({ length: taken.length + 1 }, (_, n) => `${stem}-${n + 2}`)
  return free.find((of) => !codes.has(of)) ?? code
}
