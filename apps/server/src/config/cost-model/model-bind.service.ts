import type { BindNode, costModel, Winner } from '@ampdeck/api/config/cost-model'
import { letterOf, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { costModelScope, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { versionInForce } from './cost-model.store.ts'
import { planPushes } from './model-push.service.ts'
import { type BindLevel, bindsOf, GUN_STRATEGY, type ModelBind, winningModel } from './winning-model.ts'

type Node = z.output<typeof BindNode>
type Target = z.output<typeof costModel.bind.input>['targets'][number]

/** Something of the tree, with the levels that its model is looked for at, itself first. */
interface Place {
  kind: Node['kind']
  id: number
  pid: number | null
  name: string
  nameEn: string | null
  guns: number
  levels: BindLevel[]
}

const { general: GENERAL } = costModelScope.code
const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
/** Where a target's own model stands, by its kind. */
const tables = { 1: 'station', 2: 'pile', 3: 'gun' } as const satisfies Record<Target['kind'], string>
/** As many stations as the tree draws at once; more are found by their name. */
const MAX = 500

/** The stations, or the piles and guns of one of them, each with the models that bill there and why. */
export async function bindTree(
  rows: Rows,
  { stationId, name }: z.output<typeof costModel.bindTree.input>,
): Promise<Node[]> {
  const places = stationId === undefined ? await stations(rows, name) : await partsOf(rows, stationId)
  const levels = places.flatMap((place) => place.levels)
  const binds = await bindsOf(rows.db, rows.sellerId, levels, formatDate(rows.now))
  const models = await modelsOf(rows, levels, binds)
  const below = stationId === undefined ? await ownBelow(rows) : new Map<number, number>()
  const ownGuns = (pileId: number) =>
    places.filter(({ kind, pid, id, levels: of }) => {
      const isBound =
        of.some((level) => level.kind === GUN && level.own !== null) ||
        binds.some((bind) => bind.targetKind === GUN && bind.targetId === id)
      return kind === GUN && pid === pileId && isBound
    }).length
  return places.map(({ levels: of, ...place }) => ({
    ...place,
    below: place.kind === STATION ? (below.get(place.id) ?? 0) : ownGuns(place.id),
    winners: costModelScope.codes.map((scope) => winnerOf(winningModel(of, binds, scope), scope, models)),
  }))
}

type Models = Map<number, { name: string; version: number | null }>

function winnerOf(
  found: ReturnType<typeof winningModel>,
  scope: Node['winners'][number]['scope'],
  models: Models,
): z.output<typeof Winner> {
  const model = found && models.get(found.costModelId)
  if (!found || !model) {
    return { scope, costModelId: null, name: null, version: null, fromKind: null, fromScope: null }
  }
  const { costModelId, kind, scope: fromScope } = found
  return { scope, costModelId, ...model, fromKind: kind as 1, fromScope: fromScope as 1 }
}

async function stations(rows: Rows, name: string | undefined): Promise<Place[]> {
  const found = await rows
    .from('station')
    .select(['id', 'name', 'nameEn', 'costModelId'])
    .select(
      sql<number>`(select count(*) from gun where gun.seller_id = station.seller_id and gun.station_id = station.id
        and gun.deleted = 0)`.as('guns'),
    )
    .$if(name !== undefined && name !== '', (query) =>
      query.where(({ or, eb }) => or([eb('name', 'ilike', `%${name}%`), eb('nameEn', 'ilike', `%${name}%`)])),
    )
    .orderBy('code')
    .limit(MAX)
    .execute()
  return found.map(({ costModelId, ...station }) => ({
    ...station,
    kind: STATION,
    pid: null,
    levels: [{ kind: STATION, id: station.id, own: costModelId }],
  }))
}

async function partsOf(rows: Rows, stationId: number): Promise<Place[]> {
  const station = await rows.get('station', stationId)
  const [piles, guns] = await Promise.all([
    rows
      .from('pile')
      .select(['id', 'code', 'name', 'costModelId'])
      .where('stationId', '=', stationId)
      .orderBy('code')
      .execute(),
    rows
      .from('gun')
      .select(['id', 'pileId', 'letter', 'costModelId'])
      .where('stationId', '=', stationId)
      .orderBy('letter')
      .execute(),
  ])
  const above = { kind: STATION, id: stationId, own: station.costModelId }
  return piles.flatMap((pile) => {
    const own = { kind: PILE, id: pile.id, own: pile.costModelId }
    const its = guns.filter(({ pileId }) => pileId === pile.id)
    const name = `${pile.code} ${pile.name}`
    return [
      { kind: PILE, id: pile.id, pid: null, name, nameEn: null, guns: its.length, levels: [own, above] },
      ...its.map(({ id, letter, costModelId }): Place => {
        const strategy = { kind: GUN_STRATEGY, id, own: null }
        const levels = [strategy, { kind: GUN, id, own: costModelId }, own, above]
        return { kind: GUN, id, pid: pile.id, name: letterOf(letter), nameEn: null, guns: 1, levels }
      }),
    ]
  })
}

/** How many piles and guns of each station have a model of their own. */
async function ownBelow(rows: Rows): Promise<Map<number, number>> {
  const counted = (table: 'pile' | 'gun', kind: number) =>
    rows
      .from(table)
      .select(['stationId', sql<number>`count(*)`.as('count')])
      .where(
        sql<boolean>`(cost_model_id is not null or exists (select from cost_model_bind b
          where b.seller_id = ${sql.ref(`${table}.seller_id`)} and b.target_kind = ${kind}
            and b.target_id = ${sql.ref(`${table}.id`)}))`,
      )
      .groupBy('stationId')
      .execute()
  const below = new Map<number, number>()
  for (const { stationId, count } of [...(await counted('pile', PILE)), ...(await counted('gun', GUN))])
    below.set(stationId, (below.get(stationId) ?? 0) + count)
  return below
}

/** The models that are bound anywhere, with the version that a charge which starts now is billed by. */
async function modelsOf(
  rows: Rows,
  levels: readonly BindLevel[],
  binds: readonly ModelBind[],
): Promise<Models> {
  const ids = new Set([
    ...levels.flatMap(({ own }) => own ?? []),
    ...binds.map(({ costModelId }) => costModelId),
  ])
  const found = await ofSeller(rows.db, rows.sellerId)
    .withDeleted('costModel')
    .select(['id', 'code', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  const named = found.map(async ({ id, code, name }) => {
    const inForce = await versionInForce(rows.db, rows.sellerId, id, rows.now)
    return [id, { name: `${code} ${name}`, version: inForce?.no ?? null }] as const
  })
  return new Map(await Promise.all(named))
}

/** Binds a model to stations, piles or guns, for who it is made for. */
export async function bind({ rows, input, fail }: Request<typeof costModel.bind>) {
  const { id: costModelId, scope } = await rows.get('costModel', input.costModelId)
  const version = await versionInForce(rows.db, rows.sellerId, costModelId, rows.now)
  if (!version) throw fail('costModel.notInForce')
  // In one order, so that two such calls cannot wait for each other.
  const targets = input.targets.toSorted((a, b) => a.kind - b.kind || a.id - b.id)
  for (const target of targets) {
    if (scope === GENERAL) await rows.update(tables[target.kind], { id: target.id }, { costModelId })
    await bindBeside(rows, target, scope, scope === GENERAL ? null : costModelId)
  }
  await planPushes(rows, { ...version, costModelId }, await placesOf(rows, targets))
  return { bound: targets.length }
}

/** Targets with their stations. */
function placesOf(rows: Rows, targets: readonly Target[]) {
  return Promise.all(
    targets.map(async ({ kind, id }) => {
      const stationId = kind === STATION ? id : (await rows.get(kind === PILE ? 'pile' : 'gun', id)).stationId
      return { targetKind: kind, targetId: id, stationId }
    }),
  )
}

/** Takes a binding away; the guns below are billed by what is bound above it. */
export async function unbind({ rows, input, fail }: Request<typeof costModel.unbind>): Promise<null> {
  const { kind, id, scope } = input
  const target = await rows.get(tables[kind], id)
  const binds = (await bindsOf(rows.db, rows.sellerId, [input])).filter((one) => one.scope === scope)
  const isOwn = scope === GENERAL && target.costModelId !== null
  // A binding that is not there has no state: the reason is what the call has always given.
  if (binds.length === 0 && !isOwn) throw fail('transition.notAllowed')
  if (scope === GENERAL && kind === STATION && target.status === stationStatus.code.open)
    throw fail('costModel.openStation')
  if (isOwn) await rows.update(tables[kind], { id }, { costModelId: null })
  await bindBeside(rows, input, scope, null)
  return null
}

/** What is bound beside the own model of something it may see: replaced, or taken away. */
async function bindBeside(
  rows: Rows,
  { kind, id }: Pick<Target, 'kind' | 'id'>,
  scope: number,
  costModelId: number | null,
): Promise<void> {
  const { sellerId } = await rows.get(tables[kind], id)
  const [before] = (await bindsOf(rows.db, sellerId, [{ kind, id }])).filter((one) => one.scope === scope)
  if (before)
    await ofSeller(rows.db, sellerId)
      .delete('costModelBind')
      .where(({ and }) => and({ targetKind: kind, targetId: id, scope }))
      .execute()
  if (costModelId !== null)
    await rows.db
      .insertInto('costModelBind')
      .values({ sellerId, targetKind: kind, targetId: id, scope, costModelId })
      .execute()
  if (!before && costModelId === null) return
  const told = (value: number | null | undefined) =>
    value == null ? null : { kind, scope, costModelId: value }
  rows.changes.push({
    table: 'costModelBind',
    id,
    before: told(before?.costModelId),
    after: told(costModelId),
  })
}
