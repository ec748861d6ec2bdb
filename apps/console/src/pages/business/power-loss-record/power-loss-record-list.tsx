import { HIGH_LOSS_BPS, powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { powerLossTexts } from '@ampdeck/api/bill/power-loss-record.texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import styles from './power-loss-record.module.css'

const BPS_IN_PERCENT = 100
const percent = (bps: number | null) => (bps === null ? '–' : `${(bps / BPS_IN_PERCENT).toFixed(2)} %`)

/** Which station loses how much of what passes its meter; above 8 % stands out (screens.md S070). */
export const screen = listOf<typeof powerLossRecord.page>(powerLossTexts, {
  unit: ['power loss record | power loss records', '电损记录'],
  columns: (c) => [
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      locked: true,
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.day('date', { sort: true }),
    c.energy('gridWh', { sort: true }),
    c.energy('pileWh'),
    c.energy('auxWh'),
    c.energy('lossWh', { sort: true }),
    c.custom('lossBps', {
      sort: true,
      numeric: 'number',
      cell: ({ lossBps }) => (
        <span className={styles.loss} data-high={(lossBps !== null && lossBps > HIGH_LOSS_BPS) || undefined}>
          {percent(lossBps)}
        </span>
      ),
      text: ({ lossBps }) => percent(lossBps),
    }),
  ],
  filters: (f) => [f.choice('stationId', { options: 'stations' }), f.period('date')],
  actions: (a) => [a.form(powerLossRecord.update)],
})
