import { feesOf } from '@ampdeck/api/billing/fees'
import { periodAt } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { type Charge, type Depot, QUARTER } from '@ampdeck/api/charge-plan/depot'
import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { memberType } from '@ampdeck/api/enumerations/member'
import { chargePlanState, planRunState } from '@ampdeck/api/enumerations/plan'
import { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import { DAY, HOUR, UTC8 } from '@ampdeck/api/time'
import { type Kysely, type Selectable, sql } from 'kysely'
import { priceSource, tariffOf } from '../../charging/record/price-source.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { siteLimits } from '../../power/site-power.store.ts'
import { hourOf, limitsOf, percentsOf } from '../../power/station-limit.ts'
import { QUARTER_MS } from './plan-cars.ts'

export type Plan = Selectable<Tables['chargePlan']>
export type Run = Selectable<Tables['chargePlanRun']>

const PER_HOUR = 60 / QUARTER
/** Energy by which a price is asked for: any would do. */
const SAMPLE_WH = 1_000
/** Somebody else's charge is thought to take so many quarters more. */
const STRANGER_QUARTERS = 4
const { waiting: WAITING, starting: STARTING, charging: CHARGING } = planRunState.code
const { on: ON } = chargePlanState.code
const { disabled: DISABLED } = pileStatus.code

/** A gun of a plan's station as it is now. */
export interface PlanGun {
  id: number
  pileId: number
  pileName: string
  letter: number
  ratedW: number
  pileW: number
  status: Selectable<Tables['gun']>['status']
  currentOrderId: number | null
  isConnected: boolean
  isDisabled: boolean
}

const isConnected = sql<boolean>`exists (select from charge_point as point
  where point.seller_id = gun.seller_id and point.pile_id = gun.pile_id and point.process is not null)`

export async function gunsOf(
  db: Kysely<Tables>,
  { sellerId, stationId }: Pick<Plan, 'sellerId' | 'stationId'>,
): Promise<PlanGun[]> {
  const found = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .leftJoin('pileType', sameSeller('pileType.id', 'pile.pileTypeId'))
    .select(['gun.id', 'gun.pileId', 'pile.name as pileName', 'gun.letter', 'gun.ratedW', 'gun.status'])
    .select(['gun.currentOrderId', 'pile.status as pileStatus', 'pileType.ratedW as pileW'])
    .select(isConnected.as('isConnected'))
    .where('gun.stationId', '=', stationId)
    .where('pile.deleted', '=', 0)
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .execute()
  return found.map(({ pileStatus: status, pileW, ...gun }) => {
    return { ...gun, pileW: Math.max(pileW ?? 0, gun.ratedW), isDisabled: status === DISABLED }
  })
}

/** Why a gun cannot charge now; nothing where it can. */
export function troubleOf({
  status,
  isConnected: isLinked,
  isDisabled,
}: PlanGun): 'gunBroken' | 'linkLost' | undefined {
  if (status === gunStatus.code.fault || isDisabled) return 'gunBroken'
  return status === gunStatus.code.offline || !isLinked ? 'linkLost' : undefined
}

/** What a plan's station may draw by its equipment, and at each moment of the plan; without a limit nothing is known. */
export async function limitsAt(
  db: Kysely<Tables>,
  { sellerId, stationId }: Pick<Plan, 'sellerId' | 'stationId'>,
  now = 0,
): Promise<{ siteW: number; limitAt(moment: number): number }> {
  const [site] = await siteLimits(db, { sellerId, stationId })
  const { siteW = 0, percents = [], lowerings = [] } = site ?? {}
  // A task or the weather limits now; nobody knows for how long. A strategy says so for all hours.
  const lasting = lowerings.filter(({ source }) => source === powerLimitSource.code.strategy)
  const [present, later] = [limitsOf(siteW, percents), limitsOf(siteW, percentsOf(lasting))]
  const isNow = (moment: number) => Math.floor(moment / HOUR) === Math.floor(now / HOUR)
  return {
    siteW,
    limitAt: (moment) =>
      siteW > 0 ? ((isNow(moment) ? present : later)[hourOf(moment)] ?? siteW) : Number.POSITIVE_INFINITY,
  }
}

/** The tariff that a fleet pays at a station. */
export async function tariffAt(
  db: Kysely<Tables>,
  { sellerId, stationId, groupId, fromTime }: Pick<Plan, 'sellerId' | 'stationId' | 'groupId' | 'fromTime'>,
): Promise<TariffPeriod[]> {
  const station = await ofSeller(db, sellerId)
    .from('station')
    .select('costModelId')
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow()
  const place = {
    ...{ sellerId, stationId, pileId: 0, gunId: 0, occupyRuleId: null },
    costModels: { gun: null, pile: null, station: station.costModelId },
  }
  const price = await priceSource(
    db,
    place,
    { groupId, memberId: null, memberType: memberType.code.fleet },
    fromTime,
  )
  if (!price) return []
  const { periods, service } = await tariffOf(db, sellerId, price.costModelVersionId)
  return periods.map((tariff) => {
    const segment = { from: 0, to: HOUR, energyWh: SAMPLE_WH, tariff }
    const [line] = feesOf([segment], service, price.exclusive ?? undefined)
    return { ...tariff, ePrice4: line?.ePrice4 ?? tariff.ePrice4, sPrice4: line?.sPrice4 ?? tariff.sPrice4 }
  })
}

/** What a plan has to do with, and the charges that it cannot move. */
export async function siteOf(
  db: Kysely<Tables>,
  plan: Plan,
  now: number,
): Promise<{ depot: Depot; fixed: Charge[] }> {
  const [guns, periods, { limitAt }, running] = await Promise.all([
    gunsOf(db, plan),
    tariffAt(db, plan),
    limitsAt(db, plan, now),
    others(db, plan),
  ])
  const quarters = plan.hours * PER_HOUR
  const minuteOfDay = (at: number) => ((plan.fromTime + UTC8) % DAY) / 60_000 + at * QUARTER
  const prices = Array.from({ length: quarters }, (_, at) => {
    const found = periodAt(periods, minuteOfDay(at) % (24 * 60))
    return found ? found.ePrice4 + found.sPrice4 : 0
  })
  const nowAt = Math.floor((now - plan.fromTime) / QUARTER_MS)
  const planned = running.map((run) => {
    const to = Math.ceil(((run.plannedEnd ?? 0) - plan.fromTime) / QUARTER_MS)
    const isUnderWay = run.state !== WAITING
    return {
      ...{ id: run.id, gunId: run.gunId ?? 0, powerW: run.powerW },
      from: Math.floor(((run.plannedStart ?? 0) - plan.fromTime) / QUARTER_MS),
      to: isUnderWay ? Math.max(to, nowAt + 1) : to,
    }
  })
  const taken = new Set(planned.map(({ gunId }) => gunId))
  const strangers = guns
    .filter(({ id, currentOrderId }) => plan.state === ON && currentOrderId !== null && !taken.has(id))
    .map(({ id, ratedW }) => ({
      id: -id,
      gunId: id,
      from: nowAt,
      to: nowAt + STRANGER_QUARTERS,
      powerW: ratedW,
    }))
  const usable = plan.state === ON ? guns.filter((gun) => troubleOf(gun) === undefined) : guns
  return {
    depot: {
      guns: usable.map(({ id, pileId, ratedW }) => ({ id, pileId, powerW: ratedW })),
      pileW: new Map(guns.map(({ pileId, pileW }) => [pileId, pileW])),
      prices,
      limits: prices.map((_, at) => limitAt(plan.fromTime + at * QUARTER_MS)),
    },
    fixed: [...planned, ...(nowAt >= 0 ? strangers : [])],
  }
}

/** What runs of this plan, and what other plans that run have planned at the station meanwhile. */
function others(db: Kysely<Tables>, { id, sellerId, stationId, fromTime, hours }: Plan): Promise<Run[]> {
  return ofSeller(db, sellerId)
    .from('chargePlanRun')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('latestEnd', '>', fromTime)
    .where('plannedStart', '<', fromTime + hours * HOUR)
    .where('gunId', 'is not', null)
    .where((is) =>
      is.or([
        is.and([is('planId', '=', id), is('state', 'in', [STARTING, CHARGING])]),
        is.and([
          is('planId', '<>', id),
          is('state', 'in', [WAITING, STARTING, CHARGING]),
          is(
            'planId',
            'in',
            ofSeller(db, sellerId).withDeleted('chargePlan').select('chargePlan.id').where('state', '=', ON),
          ),
        ]),
      ]),
    )
    .execute()
}
