import { StrategyForGunFilter, type WinningPrice } from '@ampdeck/api/config/strategy-for-gun'
import { costModelTarget, gunStrategyState } from '@ampdeck/api/enumerations/tariff'
import { formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import {
  type BindLevel,
  bindsOf,
  GUN_STRATEGY,
  type ModelBind,
  winningModel,
} from '../cost-model/winning-model.ts'

type Filter = z.output<typeof StrategyForGunFilter>
type Price = z.output<typeof WinningPrice>

const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
const { inForce: IN_FORCE, upcoming: UPCOMING, over: OVER } = gunStrategyState.code

/** Guns with their places and the models of their own, of their piles and of their stations. */
export interface GunPlace {
  gunId: number
  gunLetter: number
  pileId: number
  pileCode: string
  stationId: number
  stationName: string
  stationNameEn: string | null
  gunModel: number | null
  pileModel: number | null
  stationModel: number | null
}

function matching(rows: Rows, filter: Filter) {
  const today = formatDate(rows.now)
  const state = sql<1 | 2 | 3>`case when strategy_for_gun.valid_from > ${today} then ${sql.lit(UPCOMING)}
    when strategy_for_gun.valid_to < ${today} then ${sql.lit(OVER)} else ${sql.lit(IN_FORCE)} end`
  return rows
    .from('strategyForGun')
    .innerJoin('gun', sameSeller('gun.id', 'strategyForGun.gunId'))
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .innerJoin('costModel', sameSeller('costModel.id', 'strategyForGun.costModelId'))
    .leftJoin('chargeStrategy as strategy', sameSeller('strategy.id', 'strategyForGun.chargeStrategyId'))
    .where(
      where(StrategyForGunFilter, filter, 'strategyForGun', {
        pile: ['pile.code', 'station.name', 'station.nameEn'],
        state,
      }),
    )
    .selectAll('strategyForGun')
    .select(['gun.letter as gunLetter', 'pile.code as pileCode', 'costModel.code as costModelName'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'costModel.scope'])
    .select('strategy.name as chargeStrategyName')
    .select(state.as('state'))
    .$narrowType<{ scope: 1 | 2 | 3 }>()
}

type Found = Awaited<ReturnType<typeof found>>[number]
function found(rows: Rows) {
  return matching(rows, {}).execute()
}

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'strategyForGun', { by: 'strategyForGun.updateTime', order: 'desc' })
  const read = await readPage(rows.db, matching(rows, request), request, {
    ...order,
    id: 'strategyForGun.id',
  })
  return { ...read, records: await withWinners(rows, read.records) }
}

export async function all(rows: Rows, filter: Filter) {
  return withWinners(rows, await matching(rows, filter).orderBy('strategyForGun.id').limit(1_000).execute())
}

export async function byId(rows: Rows, id: number) {
  const [one] = await withWinners(
    rows,
    await matching(rows, {}).where('strategyForGun.id', '=', id).execute(),
  )
  if (!one) throw failures.notFound()
  return one
}

async function withWinners(rows: Rows, records: readonly Found[]) {
  const places = await placesOf(
    rows,
    records.map(({ gunId }) => gunId),
  )
  const winners = await winnersAt(rows, places, formatDate(rows.now))
  return records.map((one) => ({ ...one, winner: winners.priceOf(one.gunId, one.scope) }))
}

/** Guns that the caller may see. */
export function placesOf(rows: Rows, gunIds: readonly number[]): Promise<GunPlace[]> {
  return rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select(['gun.id as gunId', 'gun.letter as gunLetter', 'gun.pileId', 'pile.code as pileCode'])
    .select(['gun.stationId', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['gun.costModelId as gunModel', 'pile.costModelId as pileModel'])
    .select('station.costModelId as stationModel')
    .where('gun.id', 'in', [0, ...new Set(gunIds)])
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .execute()
}

function levelsOf({ gunId, gunModel, pileId, pileModel, stationId, stationModel }: GunPlace): BindLevel[] {
  return [
    { kind: GUN_STRATEGY, id: gunId, own: null },
    { kind: GUN, id: gunId, own: gunModel },
    { kind: PILE, id: pileId, own: pileModel },
    { kind: STATION, id: stationId, own: stationModel },
  ]
}

/** Which price bills at guns on a day, by what decides it for a charge; `more` is bound beside what there is. */
export async function winnersAt(rows: Rows, places: readonly GunPlace[], day: string) {
  const levels = new Map(places.map((place) => [place.gunId, levelsOf(place)]))
  const binds = await bindsOf(rows.db, rows.sellerId, [...levels.values()].flat(), day)
  const models = await ofSeller(rows.db, rows.sellerId)
    .withDeleted('costModel')
    .select(['id', 'code'])
    .execute()
  const names = new Map(models.map(({ id, code }) => [id, code]))
  const priceOf = (gunId: number, scope: number, change?: (binds: readonly ModelBind[]) => ModelBind[]) => {
    const winner = winningModel(levels.get(gunId) ?? [], change?.(binds) ?? binds, scope)
    return winner ? ({ name: names.get(winner.costModelId) ?? '', level: winner.kind } as Price) : null
  }
  return { priceOf }
}
