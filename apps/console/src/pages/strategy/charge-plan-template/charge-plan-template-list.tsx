import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { type ChargePlanTemplate, chargePlanTemplate } from '@ampdeck/api/config/charge-plan-template'
import type { Language } from '@ampdeck/api/enumeration'
import { useLanguage } from '@ampdeck/ui/language'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { daysText } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

type Days = Pick<ChargePlanTemplate, 'weekdays'>

function daysOf({ weekdays }: Days, language: Language): string {
  return daysText(weekdays, language)
}

function DaysCell({ of }: { of: Days }) {
  return daysOf(of, useLanguage().language)
}

export const screen = listOf<typeof chargePlanTemplate.page>(chargePlanTexts, {
  unit: ['template | templates', '计划模板'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.text('groupName', { link: ({ groupId }) => paths.fleet(groupId) }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.custom('weekdays', { cell: (row) => <DaysCell of={row} />, text: daysOf }),
    c.text('fromClock'),
    c.text('arrival'),
    c.text('leave'),
    c.custom('vehicleIds', { numeric: 'number', cell: ({ vehicleIds }) => vehicleIds.length }),
    c.custom('targetSoc', { numeric: 'number', cell: ({ targetSoc }) => `${targetSoc} %` }),
    c.day('lastDay'),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.records('groupId', { source: fleetSource }),
    f.records('stationId', { source: stationSource }),
  ],
  actions: (a) => [
    a.form(chargePlanTemplate.apply, { label: chargePlanTexts.apply }),
    a.form(chargePlanTemplate.update, { id: 'edit' }),
    a.call(chargePlanTemplate.delete, { id: 'delete', confirm: 'danger' }),
  ],
})
