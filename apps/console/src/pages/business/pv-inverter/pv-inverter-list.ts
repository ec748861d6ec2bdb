import { type PvInverterRow, pvInverter } from '@ampdeck/api/config/pv-inverter'
import { pvInverterTexts } from '@ampdeck/api/config/pv-inverter.texts'
import { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const efficiencyOf = ({ efficiencyBps }: PvInverterRow) =>
  efficiencyBps === null ? '–' : `${(efficiencyBps / 100).toFixed(1)} %`

export const screen = listOf<typeof pvInverter.page>(pvInverterTexts, {
  unit: ['inverter | inverters', '逆变器'],
  columns: (c) => [
    c.name('sn', { sort: true, locked: true }),
    c.status('state', pvInverterState, { lead: true, locked: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.text('model'),
    c.power('ratedW', { sort: true }),
    c.power('activeW', { sort: true }),
    c.energy('todayWh', { sort: true }),
    c.energy('totalWh', { sort: true }),
    c.custom('efficiencyBps', { sort: true, numeric: 'percent', cell: efficiencyOf, text: efficiencyOf }),
    c.number('tempC', { hidden: true }),
    c.instant('ts', { hidden: true }),
  ],
  filters: (f) => [
    f.search('sn'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('state', pvInverterState),
  ],
  actions: (a) => [a.form(pvInverter.update), a.call(pvInverter.delete, { confirm: 'danger' })],
})
