import { weekdaysOf } from '@ampdeck/api/billing/rule-times'
import { type StrategyForGun, strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import { strategyForGunTexts } from '@ampdeck/api/config/strategy-for-gun.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { costModelScope, gunStrategyState, priceLevel } from '@ampdeck/api/enumerations/tariff'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { InWords, whenText } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof strategyForGun.page>(strategyForGunTexts, {
  unit: ['gun strategy | gun strategies', '枪策略'],
  columns: (c) => [
    c.name('pileCode', { label: ['Pile', '电桩'], locked: true }),
    c.custom('gunLetter', {
      label: ['Gun', '充电枪'],
      cell: ({ gunLetter }) => letterOf(gunLetter),
      text: ({ gunLetter }) => letterOf(gunLetter),
      locked: true,
    }),
    c.named('stationName', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.text('costModelName', { code: true }),
    c.code('scope', costModelScope, { hidden: true }),
    c.text('chargeStrategyName'),
    c.custom('weekdays', {
      cell: (row) => <InWords of={(language) => daysText(row, language)} />,
      text: daysText,
      most: 220,
    }),
    c.day('validFrom', { sort: true }),
    c.day('validTo', { sort: true }),
    c.status('state', gunStrategyState, { locked: true, lead: true }),
    c.custom('winner', {
      cell: (row) => <InWords of={(language) => winnerText(row.winner, language)} />,
      text: ({ winner }, language) => winnerText(winner, language),
    }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('pile'),
    f.records('stationId', { source: stationSource }),
    f.codes('state', gunStrategyState),
    f.choice('costModelId', { options: 'models', more: true }),
  ],
  actions: (a) => [a.form(strategyForGun.update), a.call(strategyForGun.delete, { confirm: 'danger' })],
})

/** `440301010001 A`. */
export function gunText({ pileCode, gunLetter }: Pick<StrategyForGun, 'pileCode' | 'gunLetter'>): string {
  return `${pileCode} ${letterOf(gunLetter)}`
}

function daysText({ weekdayMask = 127 }: Pick<StrategyForGun, 'weekdayMask'>, language: Language): string {
  const weekdays = weekdaysOf(weekdayMask)
  if (weekdays.length === 0) return language === 'en' ? 'Every day' : '每天'
  return whenText({ weekdays }, language)
}

/** `GD-STD, station`. */
export function winnerText(winner: StrategyForGun['winner'], language: Language): string {
  if (!winner) return language === 'en' ? 'No price: no start' : '无价格，不可启动'
  const level = priceLevel.label(winner.level, language)
  return language === 'en' ? `${winner.name}, ${level.toLowerCase()}` : `${winner.name}（${level}）`
}
