import { holdsOn, weekdaysOf } from '@ampdeck/api/billing/rule-times'
import { costModelScope, costModelTarget, priceLevel } from '@ampdeck/api/enumerations/tariff'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'

/** A gun, its pile or its station, and the model that it has of its own. */
export interface BindLevel {
  kind: number
  id: number
  own: number | null
}

/** A model for fleets or for interconnection, beside the own one. */
export interface ModelBind {
  targetKind: number
  targetId: number
  scope: number
  costModelId: number
  /** The gun strategy that says so. */
  strategyId?: number
}

/** The model that bills, and why: what it is bound to, and for whom. */
export interface WinningModel {
  costModelId: number
  kind: number
  scope: number
  strategyId?: number
}

/** The level of a gun's strategies, before the gun's own model. */
export const GUN_STRATEGY = priceLevel.code.gunStrategy

const { general: GENERAL } = costModelScope.code

/**
 * Which model bills a charge of a scope (domain.md §5.1, step 1): of the levels, given from the gun up to its station,
 * the first that has one for the scope; where none has, the first that has a general one. A charge and the tree that
 * shows what is bound ask this and nothing else.
 */
export function winningModel(
  levels: readonly BindLevel[],
  binds: readonly ModelBind[],
  scope: number,
): WinningModel | undefined {
  const boundAt = ({ kind, id }: BindLevel, of: number) =>
    binds.find((bind) => bind.targetKind === kind && bind.targetId === id && bind.scope === of)
  const first = (of: number) => {
    for (const level of levels) {
      const bound = boundAt(level, of)
      const costModelId = bound?.costModelId ?? (of === GENERAL ? level.own : null)
      const strategyId = bound?.strategyId
      if (costModelId)
        return { costModelId, kind: level.kind, scope: of, ...(strategyId !== undefined && { strategyId }) }
    }
    return undefined
  }
  return (scope === GENERAL ? undefined : first(scope)) ?? first(GENERAL)
}

/** What is bound to these levels beside their own models; of gun strategies what holds on a day. */
export async function bindsOf(
  db: Kysely<Tables>,
  sellerId: number,
  levels: readonly Pick<BindLevel, 'kind' | 'id'>[],
  day?: string,
): Promise<ModelBind[]> {
  const guns = levels.filter(({ kind }) => kind === GUN_STRATEGY).map(({ id }) => id)
  const [fixed, strategies] = await Promise.all([
    fixedBinds(db, sellerId, levels),
    day === undefined || guns.length === 0 ? [] : strategiesOf(db, sellerId, guns),
  ])
  const held = strategies.filter((one) => day !== undefined && holdsOn(one, day))
  return [
    ...fixed,
    ...held.map(({ id: strategyId, gunId: targetId, scope, costModelId }) => ({
      ...{ targetKind: GUN_STRATEGY, targetId, scope, costModelId, strategyId },
    })),
  ]
}

/** The strategies of guns; of two for the same payers the newer one counts. */
export async function strategiesOf(db: Kysely<Tables>, sellerId: number, gunIds: readonly number[]) {
  const found = await ofSeller(db, sellerId)
    .from('strategyForGun')
    .innerJoin('costModel', sameSeller('costModel.id', 'strategyForGun.costModelId'))
    .select(['strategyForGun.id', 'strategyForGun.gunId', 'strategyForGun.costModelId', 'costModel.scope'])
    .select(['strategyForGun.weekdayMask', 'strategyForGun.validFrom', 'strategyForGun.validTo'])
    .select(['costModel.code as costModelName', 'strategyForGun.chargeStrategyId'])
    .where('strategyForGun.gunId', 'in', [...gunIds])
    .orderBy('strategyForGun.id', 'desc')
    .execute()
  return found.map((one) => ({ ...one, weekdays: weekdaysOf(one.weekdayMask) }))
}

function fixedBinds(
  db: Kysely<Tables>,
  sellerId: number,
  levels: readonly Pick<BindLevel, 'kind' | 'id'>[],
): Promise<ModelBind[]> {
  const idsOf = (kind: number) => [0, ...levels.filter((level) => level.kind === kind).map(({ id }) => id)]
  return ofSeller(db, sellerId)
    .from('costModelBind')
    .select(['targetKind', 'targetId', 'scope', 'costModelId'])
    .where(({ or, and, eb }) =>
      or(
        costModelTarget.codes.map((kind) =>
          and([eb('targetKind', '=', kind), eb('targetId', 'in', idsOf(kind))]),
        ),
      ),
    )
    .execute()
}
