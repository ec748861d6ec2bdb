import type { ExclusivePrices } from '@ampdeck/api/billing/fees'
import { type ServiceParam, servicePriceOf } from '@ampdeck/api/billing/service-price'
import { activeState, memberType, tagObject } from '@ampdeck/api/enumerations/member'
import {
  costModelScope,
  costModelTarget,
  exclusiveEnergy,
  exclusiveService,
} from '@ampdeck/api/enumerations/tariff'
import { formatDate } from '@ampdeck/api/time'
import { type Kysely, type Selectable, sql } from 'kysely'
import { versionInForce } from '../../config/cost-model/cost-model.store.ts'
import {
  bindsOf,
  GUN_STRATEGY,
  type WinningModel,
  winningModel,
} from '../../config/cost-model/winning-model.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Payer } from './payer.store.ts'
import type { Place } from './place.store.ts'

/** What decides the price of a charge, as it was at its start (domain.md §5.1, step 1). */
export interface PriceSource {
  costModelVersionId: number
  exclusiveStrategyId: number | null
  exclusive: ExclusivePrices | null
  /** Of the gun, where one holds on that day and gives the price. */
  gunStrategyId: number | null
  occupyRuleId: number | null
}

const { general: GENERAL, fleet: FLEET, interconnection: INTERCONNECTION } = costModelScope.code
/** What a model is bound to. */
const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
const { on: ON } = activeState.code
const FLAT = exclusiveService.code.flat
const FLAT_ENERGY = exclusiveEnergy.code.flat
/** What a tag is given to. */
const MEMBERS = tagObject.code.member

/** Whose price is asked for, and where. */
type PricedPlace = Pick<Place, 'sellerId' | 'stationId' | 'pileId' | 'gunId' | 'costModels' | 'occupyRuleId'>
type PricedPayer = Pick<Payer, 'groupId' | 'memberId' | 'memberType'>

/** Nothing where no price is in force. */
export async function priceSource(
  db: Kysely<Tables>,
  place: PricedPlace,
  payer: PricedPayer | undefined,
  at: number,
): Promise<PriceSource | undefined> {
  const model = await costModelAt(db, place, scopeOf(payer), at)
  const version = model && (await versionInForce(db, place.sellerId, model.costModelId, at))?.id
  if (!model || !version) return undefined
  const strategy = payer && (await strategyOf(db, place, payer, at))
  return {
    costModelVersionId: version,
    exclusiveStrategyId: strategy?.id ?? null,
    exclusive: strategy?.prices ?? null,
    gunStrategyId: model.strategyId ?? null,
    occupyRuleId: place.occupyRuleId,
  }
}

function scopeOf(payer: PricedPayer | undefined): number {
  if (payer?.memberType === memberType.code.interconnection) return INTERCONNECTION
  return payer?.groupId ? FLEET : GENERAL
}

/** Fleets and interconnection may have their own model. */
async function costModelAt(
  db: Kysely<Tables>,
  place: PricedPlace,
  scope: number,
  at: number,
): Promise<WinningModel | undefined> {
  const { gun, pile, station } = place.costModels
  const levels = [
    { kind: GUN_STRATEGY, id: place.gunId, own: null },
    { kind: GUN, id: place.gunId, own: gun },
    { kind: PILE, id: place.pileId, own: pile },
    { kind: STATION, id: place.stationId, own: station },
  ]
  return winningModel(levels, await bindsOf(db, place.sellerId, levels, formatDate(at)), scope)
}

/** The strategy of the fleet that pays, else of a tag that the member has. */
async function strategyOf(
  db: Kysely<Tables>,
  place: PricedPlace,
  { groupId, memberId }: PricedPayer,
  at: number,
) {
  const day = formatDate(at)
  const tags = sql<number>`(select b.tag_id from tag_bind b
    join tag t on t.seller_id = b.seller_id and t.id = b.tag_id and t.deleted = 0
    where b.seller_id = ${place.sellerId} and b.object_id = ${memberId} and t.object_kind = ${MEMBERS})`
  const found = await ofSeller(db, place.sellerId)
    .from('exclusiveStrategy')
    .selectAll()
    .where(({ eb, or }) => or([eb('groupId', '=', groupId), eb('tagId', 'in', tags)]))
    .where('state', '=', ON)
    .where('validFrom', '<=', day)
    .where('validTo', '>=', day)
    .orderBy(sql`group_id is null`)
    .orderBy('id')
    .execute()
  const strategy = found.find(
    ({ stationIds }) => stationIds.length === 0 || stationIds.includes(place.stationId),
  )
  if (!strategy) return undefined
  return { id: strategy.id, prices: pricesOf(strategy) }
}

function pricesOf(strategy: Selectable<Tables['exclusiveStrategy']>): ExclusivePrices {
  const { servicePriceMode, value, ePriceMode, ePrice4 } = strategy
  const service = servicePriceMode === FLAT ? { price4: value } : { bpsOff: value }
  return { service, ...(ePriceMode === FLAT_ENERGY && ePrice4 !== null ? { ePrice4 } : {}) }
}

/** The prices of a strategy that an order carries. */
export async function strategyPrices(
  db: Kysely<Tables>,
  sellerId: number,
  id: number | null,
): Promise<ExclusivePrices | null> {
  if (id === null) return null
  const found = await ofSeller(db, sellerId)
    .withDeleted('exclusiveStrategy')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? pricesOf(found) : null
}

export type Tariff = Awaited<ReturnType<typeof tariffOf>>

/** The prices of a version: it never changes. */
export async function tariffOf(db: Kysely<Tables>, sellerId: number, versionId: number) {
  const { periods, serviceMode, serviceParam } = await ofSeller(db, sellerId)
    .withDeleted('costModelVersion')
    .select(['periods', 'serviceMode', 'serviceParam'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  return { periods, service: servicePriceOf(serviceMode, serviceParam as ServiceParam) }
}
