import { eventType, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { PileLogRow, pileLog } from '@ampdeck/api/operation/pile-log'
import { pileLogTexts } from '@ampdeck/api/operation/pile-log.texts'
import { listOf } from '../../../list/list-of.ts'
import { payloadText } from '../../../pile/payload-text.ts'
import { pileSource } from '../../../pile/pile-source.ts'
import { paths } from '../../../session/paths.ts'
import styles from './pile-log.module.css'

function letterCell({ letter }: PileLogRow): string {
  return letter === null ? '–' : letterOf(letter)
}

export const screen = listOf<typeof pileLog.page>(pileLogTexts, {
  unit: ['event | events', '事件'],
  columns: (c) => [
    c.instant('time', { sort: true, locked: true }),
    c.code('type', eventType),
    c.text('pileCode', { code: true, link: (row) => paths.pile(row.pileId) }),
    c.custom('letter', { cell: letterCell, text: letterCell }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: (row) => paths.station(row.stationId),
    }),
    c.custom('payload', {
      cell: (row) => <span className={styles.payload}>{payloadText(row.payload)}</span>,
      text: (row) => payloadText(row.payload),
    }),
  ],
  filters: (f) => [
    f.records('pileId', { source: pileSource }),
    f.choice('stationId', { options: 'stations' }),
    f.codes('type', eventType),
    f.period('time'),
  ],
})
