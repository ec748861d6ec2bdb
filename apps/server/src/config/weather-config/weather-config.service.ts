import { weatherAt } from '@ampdeck/api/config/weather-feed'
import { activeState } from '@ampdeck/api/enumerations/member'
import { powerLimitSource, weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import type { Kysely, Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { liftPowerLimit, setPowerLimit } from '../../power/power-limit.store.ts'

type Config = Selectable<Tables['weatherConfig']>
type Rule = Pick<Config, 'cityCode' | 'measure' | 'threshold'>

const { on: ON } = activeState.code
const { temperatureAbove, temperatureBelow, rainAbove } = weatherMeasure.code
const { limitPower: LIMIT, pauseOccupy: PAUSE } = weatherAction.code

/** Whether the weather of an hour calls for the action of a rule. */
export function holds({ cityCode, measure, threshold }: Rule, now: number): boolean {
  const { temperature10, rain10, wind10 } = weatherAt(cityCode, now)
  if (measure === temperatureAbove) return temperature10 >= threshold * 10
  if (measure === temperatureBelow) return temperature10 <= threshold * 10
  return (measure === rainAbove ? rain10 : wind10) >= threshold * 10
}

/** Brings a rule's effect into line with the weather and with its state. */
export async function follow(context: Platform, config: Config): Promise<void> {
  const { db, now } = context
  const { sellerId, id, state, deleted, action, cityCode, name, nameEn, percent } = config
  const isActive = state === ON && deleted === 0 && holds(config, now())
  const activeSince = isActive ? (config.activeSince ?? now()) : null
  const own = ofSeller(db, sellerId)
  if (activeSince !== config.activeSince)
    await own.update('weatherConfig').set({ activeSince }).where('id', '=', id).execute()
  const by = { sellerId, source: powerLimitSource.code.weather, sourceId: id }
  if (!isActive || action !== LIMIT || percent === null) return liftPowerLimit(db, by)
  const stations = await own.from('station').select('id').where('cityCode', '=', cityCode).execute()
  await setPowerLimit(db, by, { name, nameEn, percent, stationIds: stations.map((station) => station.id) })
}

/** The rule in effect that keeps occupied guns of a city from being charged for. */
export function occupyPauseAt(
  db: Kysely<Tables>,
  sellerId: number,
  cityCode: string,
): Promise<Pick<Config, 'id' | 'name' | 'nameEn'> | undefined> {
  return ofSeller(db, sellerId)
    .from('weatherConfig')
    .select(['id', 'name', 'nameEn'])
    .where(({ and }) => and({ cityCode, state: ON, action: PAUSE }))
    .where('activeSince', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
}
