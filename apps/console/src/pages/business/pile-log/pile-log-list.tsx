import { eventType, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { PileLogRow, pileLog } from '@ampdeck/api/operation/pile-log'
import { pileLogTexts } from '@ampdeck/api/operation/pile-log.texts'
import { listOf } from '../../../list/list-of.ts'
import { Payload } from '../../../pile/payload.tsx'
import { payloadText } from '../../../pile/payload-text.ts'
import { pileSource } from '../../../pile/pile-source.ts'
import { paths } from '../../../session/paths.ts'

function letterCell({ letter }: PileLogRow): string {
  return letter === null ? '–' : letterOf(letter)
}

export const screen = listOf<typeof pileLog.page>(pileLogTexts, {
  unit: ['event | events', '事件'],
  columns: (c) => [
    // Events of one minute are told apart by their seconds.
    c.custom('time', { sort: true, locked: true, cell: ({ time }) => time, text: ({ time }) => time }),
    c.code('type', eventType),
    c.text('pileCode', { code: true, link: (row) => paths.pile(row.pileId) }),
    c.custom('letter', { cell: letterCell, text: letterCell }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: (row) => paths.station(row.stationId),
    }),
    c.custom('payload', {
      cell: (row) => <Payload of={row.payload} />,
      text: (row, language) => payloadText(row.payload, language),
    }),
  ],
  filters: (f) => [
    f.records('pileId', { source: pileSource }),
    f.choice('stationId', { options: 'stations' }),
    f.codes('type', eventType),
    f.period('time'),
  ],
})
