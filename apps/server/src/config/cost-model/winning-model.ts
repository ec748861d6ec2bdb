import { costModelScope, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
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
}

/** The model that bills, and why: what it is bound to, and for whom. */
export interface WinningModel {
  costModelId: number
  kind: number
  scope: number
}

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
  const at = ({ kind, id }: BindLevel, of: number) =>
    binds.find((bind) => bind.targetKind === kind && bind.targetId === id && bind.scope === of)?.costModelId
  const first = (of: number, model: (level: BindLevel) => number | null | undefined) =>
    levels
      .map((level) => ({ costModelId: model(level) ?? 0, kind: level.kind, scope: of }))
      .find(({ costModelId }) => costModelId !== 0)
  const special = scope === GENERAL ? undefined : first(scope, (level) => at(level, scope))
  return special ?? first(GENERAL, (level) => at(level, GENERAL) ?? level.own)
}

/** What is bound to these levels beside their own models. */
export function bindsOf(
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
