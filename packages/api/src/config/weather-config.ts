import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState } from '../enumerations/member.ts'
import { weatherAction, weatherMeasure, weatherSky } from '../enumerations/strategy.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, optional, record, Timestamp } from '../wire.ts'

const cityCode = z.string().regex(/^\d{6}$/, 'cityCode')

/** What people fill in: a rule on the weather of a city, and what is done while it holds. */
export const WeatherConfigDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60)),
  cityCode,
  measure: codeOf(weatherMeasure),
  /** In °C, mm or m/s, as the measure says. */
  threshold: z.int().min(-50).max(200),
  action: codeOf(weatherAction),
  /** For a power limit: what is left. */
  percent: optional(z.int().min(10).max(100)),
})

/** The weather of a city in this hour; tenths of °C, mm an hour and m/s. */
export const Weather = z.object({
  temperature10: z.int(),
  rain10: z.int(),
  wind10: z.int(),
  sky: codeOf(weatherSky),
})

export const WeatherConfig = record({
  ...WeatherConfigDraft.shape,
  state: codeOf(activeState),
  /** Since when its action is in effect; null while the weather does not call for it. */
  activeSince: Timestamp.nullable(),
  current: Weather,
})

export const WeatherConfigFilter = z.object({
  name: filter.text(),
  cityCode: filter.texts(),
  action: filter.codes(weatherAction),
  state: filter.codes(activeState),
})

const refusals = { 'weather.percent': ['Enter the remaining power', '请填写保留功率'] } as const

const at = service('config-service/weatherConfig')

export const weatherConfig = {
  page: at('page', 'weatherConfig')
    .takes(paged(WeatherConfigFilter, ['name', 'cityCode', 'state', 'updateTime']))
    .gives(pageOf(WeatherConfig)),
  get: at('get', 'weatherConfig').takes(ById).gives(WeatherConfig),
  save: at('save', 'weatherConfig:add').takes(WeatherConfigDraft).gives(WeatherConfig).fails(refusals),
  update: at('update', 'weatherConfig:edit')
    .takes(WeatherConfigDraft.extend(ByVersion.shape))
    .gives(WeatherConfig)
    .fails('record.stale', refusals),
  enable: at('enable', 'weatherConfig:enable').takes(ById).gives(WeatherConfig).moves(activeLife.enable),
  disable: at('disable', 'weatherConfig:disable').takes(ById).gives(WeatherConfig).moves(activeLife.disable),
  delete: at('delete', 'weatherConfig:delete').takes(ById),
  /** The weather of a city in this hour, by the built-in feed. */
  now: at('now', 'weatherConfig').takes(z.object({ cityCode })).gives(Weather),
}

export type WeatherConfig = z.input<typeof WeatherConfig>
