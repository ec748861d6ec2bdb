import { holdsOn } from '@ampdeck/api/billing/rule-times'
import { activeState } from '@ampdeck/api/enumerations/member'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { formatDate, MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { strategiesOf } from '../../config/cost-model/winning-model.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Place } from './place.store.ts'

/** What a strategy of the station ends a charge at, as it was when the charge began. */
export interface StrategyCap {
  id: number
  name: string
  nameEn: string | null
  kind: 2 | 3 | 4 | 5
  /** In fen, Wh, minutes or per cent, as its kind says. */
  value: number
}

/** How far a charge has come. */
export interface Progress {
  feeFen: number
  wh: number
  minutes: number
  soc: number | null
}

const { amount: AMOUNT, energy: ENERGY, minutes: MINUTES, soc: SOC } = strategyKind.code

/** What the strategies in force say about a charge: those of the station, and of the gun on that day. */
export async function strategyCaps(
  db: Kysely<Tables>,
  { sellerId, stationId, gunId }: Pick<Place, 'sellerId' | 'stationId' | 'gunId'>,
  at: number,
): Promise<StrategyCap[]> {
  const ofGun = (await strategiesOf(db, sellerId, [gunId])).filter((one) => holdsOn(one, formatDate(at)))
  const own = ofGun.flatMap(({ chargeStrategyId }) => chargeStrategyId ?? [])
  const found = await ofSeller(db, sellerId)
    .from('chargeStrategy')
    .select(['id', 'name', 'nameEn', 'kind'])
    .select(sql<number>`coalesce(amount_fen, energy_wh, minutes, soc)`.as('value'))
    .where('state', '=', activeState.code.on)
    .where('kind', 'in', [AMOUNT, ENERGY, MINUTES, SOC])
    .where(sql<boolean>`(${stationId}::bigint = any (station_ids) or id = any (${own}::bigint[]))`)
    .orderBy('id')
    .execute()
  return found as StrategyCap[]
}

/** What is unknown has reached nothing. */
const UNKNOWN = Number.NEGATIVE_INFINITY

/** The strategy that ends a charge which has come so far. */
export function strategyReached(
  caps: readonly StrategyCap[] | null,
  { feeFen, wh, minutes, soc }: Progress,
): StrategyCap | undefined {
  const reached: Record<StrategyCap['kind'], number> = { 2: feeFen, 3: wh, 4: minutes, 5: soc ?? UNKNOWN }
  return caps?.find(({ kind, value }) => reached[kind] >= value)
}

/** How far a charge has come by a reading of it. */
export function progressOf(
  { meterStart, startTime }: { meterStart: number; startTime: number },
  { feeFen, wh, soc, ts }: { feeFen: number; wh: number; soc: number | null; ts: number },
): Progress {
  return { feeFen, soc, wh: wh - meterStart, minutes: Math.floor((ts - startTime) / MINUTE) }
}
