import type { StationGroup, stationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import type { InputOf } from '@ampdeck/api/contract'
import { actionsOf, columnsOf, filtersOf, type Unit } from '@ampdeck/ui/list'
import { StationsCell, stationsOf } from './stations-cell.tsx'

export const unit: Unit = ['station group | station groups', '场站分组']

export const columns = columnsOf<StationGroup>(stationGroupTexts, (c) => [
  c.name('name', { also: 'nameEn', sort: true, locked: true }),
  c.custom('stationIds', { cell: (group) => <StationsCell group={group} />, text: stationsOf, width: 420 }),
  c.text('ownerName', { label: stationGroupTexts.ownerUserId }),
  c.text('remark', { hidden: true }),
  c.instant('updateTime', { sort: true }),
])

export const filters = filtersOf<InputOf<typeof stationGroup.page>>(stationGroupTexts, (f) => [
  f.search('name'),
])

export const actions = actionsOf<StationGroup>((a) => [
  a.form('edit', 'stationGroup:edit'),
  a.call('delete', 'stationGroup:delete', { confirm: 'danger' }),
])
