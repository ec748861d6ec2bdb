import { stationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import { StationsCell, stationsOf } from '../../../station-group/stations-cell.tsx'

export const screen = listOf<typeof stationGroup.page>(stationGroupTexts, {
  unit: ['station group | station groups', '场站分组'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true, link: ({ id }) => paths.stationGroup(id) }),
    c.custom('stationIds', { cell: (group) => <StationsCell group={group} />, text: stationsOf, width: 420 }),
    c.text('ownerName', { label: stationGroupTexts.ownerUserId }),
    c.text('remark', { hidden: true }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name')],
  actions: (a) => [a.form(stationGroup.update), a.call(stationGroup.delete, { confirm: 'danger' })],
})
