import { type WeatherConfig, weatherConfig } from '@ampdeck/api/config/weather-config'
import { weatherConfigTexts } from '@ampdeck/api/config/weather-config.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { weatherAction } from '@ampdeck/api/enumerations/strategy'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { cityOf, ruleText, weatherText } from './weather-words.ts'

export const screen = listOf<typeof weatherConfig.page>(weatherConfigTexts, {
  unit: ['weather rule | weather rules', '天气规则'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.custom('cityCode', { cell: (row) => <Words of={row} say={cityOf} />, text: cityOf, sort: true }),
    c.custom('rule', { cell: (row) => <Words of={row} say={ruleText} />, text: ruleText }),
    c.custom('action', { cell: (row) => <Words of={row} say={actionText} />, text: actionText }),
    c.custom('current', { cell: (row) => <Words of={row} say={nowText} />, text: nowText }),
    c.instant('activeSince'),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('action', weatherAction), f.codes('state', activeState)],
  actions: (a) => [
    a.form(weatherConfig.update),
    a.call(weatherConfig.enable),
    a.call(weatherConfig.disable),
    a.call(weatherConfig.delete, { confirm: 'danger' }),
  ],
})

function Words({ of, say }: { of: WeatherConfig; say: (of: WeatherConfig, language: Language) => string }) {
  return say(of, useLanguage().language)
}

/** `Limit power 80 %`. */
function actionText({ action, percent }: WeatherConfig, language: Language): string {
  const word = weatherAction.label(action, language)
  return percent === null || percent === undefined ? word : `${word} ${percent} %`
}

function nowText({ current }: WeatherConfig, language: Language): string {
  return weatherText(current, language)
}
