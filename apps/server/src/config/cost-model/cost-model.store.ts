import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { CostModelFilter } from '@ampdeck/api/config/cost-model'
import { costModelState, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import { orderOf, type PageRequest } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

export type Model = Selectable<Tables['costModel']>
export type Version = Selectable<Tables['costModelVersion']>
export type Filter = z.output<typeof CostModelFilter>

/** What a model is bound to (`cost_model_bind.target_kind`). */
const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
const { issued: ISSUED, replaced: REPLACED } = costModelState.code

/**
 * The guns whose price a model sets: by their own, their pile's or their station's binding, the most specific first. A model
 * that is bound but sets no price is there with none.
 */
const gunsOfModels = sql<{ sellerId: number; modelId: number; guns: number }>`(
  select seller_id, model_id, count(distinct gun_id) as guns
  from (
    select gun.seller_id, gun.id as gun_id, coalesce(gun.cost_model_id, pile.cost_model_id, station.cost_model_id) as model_id
    from gun
      join pile on pile.seller_id = gun.seller_id and pile.id = gun.pile_id
      join station on station.seller_id = gun.seller_id and station.id = gun.station_id
    where gun.deleted = 0
    union all
    select gun.seller_id, gun.id, bind.cost_model_id
    from cost_model_bind bind
      join gun on gun.seller_id = bind.seller_id and gun.deleted = 0
        and ((bind.target_kind = ${STATION} and bind.target_id = gun.station_id)
          or (bind.target_kind = ${PILE} and bind.target_id = gun.pile_id)
          or (bind.target_kind = ${GUN} and bind.target_id = gun.id))
    union all
    select seller_id, null, cost_model_id from station where deleted = 0 and cost_model_id is not null
    union all
    select seller_id, null, cost_model_id from pile where deleted = 0 and cost_model_id is not null
    union all
    select seller_id, null, cost_model_id from cost_model_bind
  ) priced group by 1, 2)`

export const byCode = { by: 'costModel.code', order: 'asc' } as const

export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('costModel')
    .leftJoin(gunsOfModels.as('used'), sameSeller('used.modelId', 'costModel.id'))
    .selectAll('costModel')
    .select(sql<number>`coalesce(used.guns, 0)`.as('gunCount'))
    .select(sql<boolean>`used.model_id is not null`.as('isBound'))
    .where(where(CostModelFilter, filter, 'costModel', { name: ['costModel.name', 'costModel.code'] }))
}

/** The models of an export, in the order of the list. */
export function inOrder(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'costModel', byCode)
  return matching(rows, request).orderBy(sortKey(by), order).orderBy('costModel.id', order).execute()
}

/** The versions of models, the newest first. */
export function versionsOf(rows: Rows, modelIds: readonly number[]): Promise<Version[]> {
  if (modelIds.length === 0) return Promise.resolve([])
  return rows
    .from('costModelVersion')
    .selectAll('costModelVersion')
    .where('costModelId', 'in', modelIds)
    .orderBy('no', 'desc')
    .execute()
}

/** The same for one model that is about to change: nobody else changes it meanwhile. */
export async function lockedVersions(rows: Rows, modelId: number): Promise<[Version, ...Version[]]> {
  await rows
    .from('costModel')
    .select('costModel.id')
    .where('costModel.id', '=', modelId)
    .forUpdate()
    .execute()
  const [newest, ...older] = await versionsOf(rows, [modelId])
  if (!newest) throw failures.notFound()
  return [newest, ...older]
}

/** The version of a model that a charge which starts at a moment is billed by. */
export function versionInForce(db: Kysely<Tables>, sellerId: number, costModelId: number, at: number) {
  return ofSeller(db, sellerId)
    .from('costModelVersion')
    .select(['id', 'no', 'effectiveTime'])
    .where('costModelId', '=', costModelId)
    .where('state', 'in', [ISSUED, REPLACED])
    .where('effectiveTime', '<=', at)
    .orderBy('effectiveTime', 'desc')
    .orderBy('no', 'desc')
    .executeTakeFirst()
}

/** Whether a gun, a pile or a station is bound to the model, seen or not by whoever asks. */
export async function isBound(rows: Rows, id: number): Promise<boolean> {
  const all = rows.wholeSeller()
  const found = await Promise.all([
    ...(['station', 'pile', 'gun'] as const).map((table) =>
      all.from(table).select('id').where('costModelId', '=', id).limit(1).execute(),
    ),
    ofSeller(rows.db, rows.sellerId)
      .from('costModelBind')
      .select('targetId')
      .where('costModelId', '=', id)
      .limit(1)
      .execute(),
  ])
  return found.some((of) => of.length > 0)
}

/** Cost models with the tariff in force. */
export async function withTariff(rows: Rows, filter: { name?: string | undefined }) {
  const found = await rows
    .from('costModel')
    .innerJoin('costModelVersion as version', (join) =>
      sameSeller(
        'version.costModelId',
        'costModel.id',
      )(join).onRef('version.no', '=', 'costModel.currentVersion'),
    )
    .select(['costModel.id', 'costModel.code', 'costModel.name', 'costModel.scope', 'version.no as version'])
    .select('version.periods')
    .where(where(CostModelFilter, filter, 'costModel'))
    .orderBy('costModel.code')
    .limit(1_000)
    .execute()
  return found.map((model) => ({
    ...model,
    scope: model.scope as 1,
    periods: model.periods as TariffPeriod[],
  }))
}

/** The models with the version that is in force at a moment, also at a later one. */
export async function tariffsAt(rows: Rows, moment: number) {
  const found = await rows
    .from('costModelVersion')
    .distinctOn('costModelVersion.costModelId')
    .select(['costModelVersion.costModelId as id', 'costModelVersion.periods'])
    .where('costModelVersion.state', 'in', [ISSUED, REPLACED])
    .where('costModelVersion.effectiveTime', '<=', moment)
    .orderBy('costModelVersion.costModelId')
    .orderBy('costModelVersion.effectiveTime', 'desc')
    .orderBy('costModelVersion.no', 'desc')
    .execute()
  return found.map(({ id, periods }) => ({ id, periods: periods as TariffPeriod[] }))
}
