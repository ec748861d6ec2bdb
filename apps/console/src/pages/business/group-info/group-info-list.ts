import type { groupInfo } from '@ampdeck/api/config/group-info'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

/** The stations of a group. */
export const screen = listOf<typeof groupInfo.stations>(stationTexts, {
  unit: ['station | stations', '场站'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true, link: (row) => paths.station(row.id) }),
    c.text('code', { sort: true, code: true }),
    c.named('cityCode', { zh: 'cityName', en: 'cityNameEn', sort: true }),
    c.status('status', stationStatus, { sort: true }),
    c.status('serviceStatus', serviceStatus),
    c.number('pileCount'),
    c.number('gunCount'),
    c.power('transformerW', { sort: true }),
    c.text('costModelName', { label: stationTexts.costModelId }),
  ],
  filters: () => [],
})
