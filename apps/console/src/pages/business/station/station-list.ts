import { station, switchingOf } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { operationType, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import { gunsCell } from './guns-cell.tsx'

const { open, closed } = stationStatus.code

export const screen = listOf<typeof station.page>(stationTexts, {
  unit: ['station | stations', '场站'],
  columns: (c) => [
    c.text('code', { sort: true, locked: true, code: true }),
    c.name('name', { also: 'nameEn', sort: true, locked: true, link: (row) => paths.station(row.id) }),
    c.named('cityCode', { zh: 'cityName', en: 'cityNameEn', sort: true }),
    c.named('operatingUnitId', { zh: 'operatingUnitName', en: 'operatingUnitNameEn' }),
    c.code('operationType', operationType, { hidden: true }),
    c.status('status', stationStatus, { sort: true }),
    c.status('serviceStatus', serviceStatus),
    c.number('pileCount', { hidden: true }),
    c.custom('gunCount', { cell: gunsCell }),
    c.power('transformerW', { sort: true }),
    c.text('costModelName', { label: stationTexts.costModelId }),
    c.day('openTime', { sort: true, hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', { placeholder: ['Name or code', '名称或编码'] }),
    f.choice('cityCode', { options: 'cities' }),
    f.choice('operatingUnitId', { options: 'units' }),
    f.codes('status', stationStatus),
  ],
  actions: (a) => [
    a.form(station.update),
    a.link('config', 'stationConfig:get', {
      label: ['Configure', '配置'],
      href: ({ id }) => paths.stationConfig(id),
    }),
    a.call(switchingOf('enable'), {
      id: 'enable',
      hiddenElsewhere: true,
      // Disabling closes it, which a station in maintenance was not.
      undoIf: (row) => row.status === closed,
    }),
    a.call(switchingOf('disable'), {
      id: 'disable',
      // Of a station that is not open, enabling takes the place.
      hiddenIf: (row) => row.status !== open,
      confirm: [
        'Every new charge there is refused. Running charges continue.',
        '停用后不再接受新的充电，进行中的充电不受影响。',
      ],
    }),
    a.call(station.delete, { confirm: 'danger' }),
  ],
})

/** What "Set status" offers for many stations at once. */
export const bulkStatuses = [open, closed, stationStatus.code.maintenance] as const
