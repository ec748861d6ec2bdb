import { type ReportGroup, reportGroup } from '@ampdeck/api/config/report-group'
import { reportGroupTexts } from '@ampdeck/api/config/report-group.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { reportFamily } from '@ampdeck/api/enumerations/report'
import { listed } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { StationsCell, stationsOf } from '../../../station-group/stations-cell.tsx'

export const screen = listOf<typeof reportGroup.page>(reportGroupTexts, {
  unit: ['report group | report groups', '报表分组'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.custom('stationIds', { cell: (group) => <StationsCell group={group} />, text: stationsOf, width: 420 }),
    c.custom('reportKeys', { cell: (group) => <Reports of={group} />, text: reportsOf }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('reportKeys', reportFamily)],
  actions: (a) => [a.form(reportGroup.update), a.call(reportGroup.delete, { confirm: 'danger' })],
})

function Reports({ of }: { of: ReportGroup }) {
  return reportsOf(of, useLanguage().language)
}

function reportsOf({ reportKeys }: ReportGroup, language: Language): string {
  return listed(
    reportKeys.map((key) => reportFamily.label(key, language)),
    language,
  )
}
