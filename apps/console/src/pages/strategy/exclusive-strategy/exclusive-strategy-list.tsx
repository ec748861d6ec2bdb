import { type ExclusiveStrategy, exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { exclusiveStrategyTexts } from '@ampdeck/api/config/exclusive-strategy.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { exclusiveEnergy, exclusiveService, exclusiveTarget } from '@ampdeck/api/enumerations/tariff'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { countOrAll, InWords } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof exclusiveStrategy.page>(exclusiveStrategyTexts, {
  unit: ['strategy | strategies', '专属策略'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.named('targetName', {
      zh: 'targetName',
      en: 'targetName',
      link: ({ groupId }) => (groupId ? paths.fleet(groupId) : ''),
    }),
    c.code('targetKind', exclusiveTarget),
    c.custom('value', {
      cell: (row) => <InWords of={(language) => serviceText(row, language)} />,
      text: serviceText,
      label: ['Service price', '服务费'],
    }),
    c.custom('ePrice4', {
      cell: (row) => <InWords of={(language) => energyText(row, language)} />,
      text: energyText,
      label: ['Energy price', '电价'],
    }),
    c.custom('stationIds', {
      cell: (row) => <InWords of={(language) => countOrAll(row.stationIds ?? [], language)} />,
      text: ({ stationIds = [] }, language) => countOrAll(stationIds, language),
    }),
    c.day('validFrom', { sort: true }),
    c.day('validTo', { sort: true }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.codes('targetKind', exclusiveTarget),
    f.records('groupId', { source: fleetSource }),
    f.codes('state', activeState),
    f.choice('tagId', { options: 'tags', more: true }),
    f.records('stationId', { source: stationSource, more: true }),
  ],
  actions: (a) => [
    a.form(exclusiveStrategy.update),
    a.call(exclusiveStrategy.enable),
    a.call(exclusiveStrategy.disable),
    a.call(exclusiveStrategy.delete, { confirm: 'danger' }),
  ],
})

const perKwh = (price4: number, language: Language) =>
  `${(price4 / 10_000).toFixed(4)} ${language === 'en' ? 'yuan/kWh' : '元/kWh'}`

/** `0.2800 yuan/kWh`, or `−15 %`. */
function serviceText({ servicePriceMode, value }: ExclusiveStrategy, language: Language): string {
  return servicePriceMode === exclusiveService.code.flat ? perKwh(value, language) : `−${value / 100} %`
}

function energyText({ ePriceMode, ePrice4 }: ExclusiveStrategy, language: Language): string {
  return ePriceMode === exclusiveEnergy.code.flat
    ? perKwh(ePrice4 ?? 0, language)
    : exclusiveEnergy.label(ePriceMode, language)
}
