import { overlaps, weekdaysOf } from '@ampdeck/api/billing/rule-times'
import type { strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import { formatDate } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { versionInForce } from '../cost-model/cost-model.store.ts'
import { GUN_STRATEGY, strategiesOf } from '../cost-model/winning-model.ts'
import * as store from './strategy-for-gun.store.ts'

type Rule = Pick<
  z.output<typeof strategyForGun.save.input>,
  'costModelId' | 'chargeStrategyId' | 'weekdayMask' | 'validFrom' | 'validTo'
>
type Other = Awaited<ReturnType<typeof strategiesOf>>[number]

/** Which of a gun's strategies hold for the same payers on a common day. */
function conflictsWith(rule: Rule & { id?: number }, scope: number, others: readonly Other[]): Other[] {
  const days = { ...rule, weekdays: weekdaysOf(rule.weekdayMask) }
  return others.filter((other) => other.id !== rule.id && other.scope === scope && overlaps(days, other))
}

/** The first day, from today on, on which a rule holds. */
function firstDay({ validFrom }: Rule, now: number): string {
  const today = formatDate(now)
  return validFrom > today ? validFrom : today
}

export async function preview({ rows, input, now }: Request<typeof strategyForGun.preview>) {
  const { gunIds, ...rule } = input
  const { scope } = await rows.get('costModel', rule.costModelId)
  const places = await store.placesOf(rows, gunIds)
  const others = await strategiesOf(rows.db, rows.sellerId, [0, ...gunIds])
  const { priceOf } = await store.winnersAt(rows, places, firstDay(rule, now))
  return places.map(({ gunModel: _, pileModel: __, stationModel: ___, ...place }) => {
    const { gunId } = place
    const bind = { targetKind: GUN_STRATEGY, targetId: gunId, scope, costModelId: rule.costModelId }
    const its = others.filter((other) => other.gunId === gunId)
    return {
      ...place,
      before: priceOf(gunId, scope),
      after: priceOf(gunId, scope, (binds) => [bind, ...binds]),
      conflicts: conflictsWith(rule, scope, its),
    }
  })
}

export async function save({ rows, input, fail }: Request<typeof strategyForGun.save>) {
  const scope = await scopeInForce(rows, input, fail)
  const [place] = await store.placesOf(rows, [input.gunId])
  if (!place) throw failures.notFound()
  if (await isTaken(rows, input, scope)) throw fail('gunStrategy.conflict')
  return store.byId(rows, await add(rows, place, input))
}

export async function update({ rows, input, fail }: Request<typeof strategyForGun.update>) {
  const { id, version, gunId, ...rule } = input
  const scope = await scopeInForce(rows, rule, fail)
  const [place] = await store.placesOf(rows, [gunId])
  if (!place) throw failures.notFound()
  if (await isTaken(rows, input, scope)) throw fail('gunStrategy.conflict')
  const { stationId, pileId } = place
  await rows.update('strategyForGun', { id, version }, { ...rule, gunId, stationId, pileId })
  return store.byId(rows, id)
}

/** One answer for each gun: what stands against it is left, or gives way. */
export async function batchBind({ rows, input, fail }: Request<typeof strategyForGun.batchBind>) {
  const { gunIds, replace, ...rule } = input
  const scope = await scopeInForce(rows, rule, fail)
  const places = await store.placesOf(rows, gunIds)
  if (places.length < new Set(gunIds).size) throw failures.notFound()
  const others = await strategiesOf(rows.db, rows.sellerId, gunIds)
  const done: number[] = []
  const refused: { id: number; reason: string }[] = []
  for (const place of places) {
    const its = others.filter(({ gunId }) => gunId === place.gunId)
    const conflicts = conflictsWith(rule, scope, its)
    if (conflicts.length > 0 && !replace) {
      refused.push({ id: place.gunId, reason: 'gunStrategy.conflict' })
      continue
    }
    for (const { id } of conflicts) await rows.remove('strategyForGun', id)
    await add(rows, place, rule)
    done.push(place.gunId)
  }
  return { done, refused }
}

function add(rows: Rows, { stationId, pileId, gunId }: store.GunPlace, rule: Rule): Promise<number> {
  const { costModelId, chargeStrategyId, weekdayMask, validFrom, validTo } = rule
  return rows.insert('strategyForGun', {
    ...{ stationId, pileId, gunId, costModelId, chargeStrategyId, weekdayMask, validFrom, validTo },
  })
}

async function isTaken(rows: Rows, rule: Rule & { id?: number; gunId: number }, scope: number) {
  const others = await strategiesOf(rows.db, rows.sellerId, [rule.gunId])
  return conflictsWith(rule, scope, others).length > 0
}

/** For whom a model is made; one that nobody can be billed by is refused. */
async function scopeInForce(
  rows: Rows,
  { costModelId, chargeStrategyId }: Pick<Rule, 'costModelId' | 'chargeStrategyId'>,
  fail: (reason: 'costModel.notInForce') => Error,
): Promise<number> {
  const { scope } = await rows.get('costModel', costModelId)
  if (chargeStrategyId !== null) await rows.get('chargeStrategy', chargeStrategyId)
  if (!(await versionInForce(rows.db, rows.sellerId, costModelId, rows.now)))
    throw fail('costModel.notInForce')
  return scope
}
