import { type GunRow, gun } from '@ampdeck/api/config/gun'
import { gunTexts } from '@ampdeck/api/config/gun.texts'
import { connector, gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import { powerCell, StatusCell, socCell } from './live-cells.tsx'

function letter(row: GunRow): string {
  return letterOf(row.letter)
}

export const screen = listOf<typeof gun.page>(gunTexts, {
  unit: ['gun | guns', '枪'],
  columns: (c) => [
    c.text('pileCode', { locked: true, code: true, link: (row) => paths.pile(row.pileId) }),
    c.custom('letter', { sort: true, cell: letter, text: letter }),
    c.custom('status', {
      sort: true,
      lead: true,
      cell: (row) => <StatusCell gun={row} />,
      text: (row, language) => gunStatus.label(row.status, language),
    }),
    c.custom('power', { cell: powerCell, numeric: 'number' }),
    c.custom('soc', { cell: socCell, numeric: 'number' }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: (row) => paths.station(row.stationId),
    }),
    c.text('parkingNo', { sort: true }),
    c.code('connector', connector, { sort: true }),
    c.power('ratedW', { sort: true }),
    c.text('costModelName', { label: gunTexts.costModelId }),
    c.number('maxV', { hidden: true }),
    c.number('maxA', { hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', {
      label: ['Pile', '电桩'],
      placeholder: ['Pile or parking number', '电桩编号、名称或车位号'],
    }),
    f.choice('stationId', { options: 'stations' }),
    f.codes('status', gunStatus),
    f.codes('connector', connector),
  ],
  actions: (a) => [
    a.form(gun.update),
    a.link('get', 'gunList:get', { href: (row) => paths.pileMonitor(row.pileId) }),
  ],
})
