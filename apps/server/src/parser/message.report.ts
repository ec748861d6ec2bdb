import { protocol } from '@ampdeck/api/enumerations/equipment'
import { frameType, messageDirection } from '@ampdeck/api/enumerations/interface'
import type { message } from '@ampdeck/api/parser/message'
import { messageTexts as words } from '@ampdeck/api/parser/message.texts'
import type { z } from 'zod'
import type { Report } from '../report/export/report.ts'
import { exported } from './message.service.ts'

/** The frames of a filter as a file: the columns of the page, and the frame itself. */
export const report: Report<z.output<typeof message.export.input>> = {
  page: 'MessageQuery',
  name: ['Messages', '报文'],
  columns: [
    { title: words.time, kind: 'time' },
    { title: words.pileCode },
    { title: words.protocol },
    { title: words.direction },
    { title: words.frameType },
    { title: words.action, width: 28 },
    { title: words.messageId, width: 38 },
    { title: words.latencyMs, kind: 'count' },
    { title: words.schemaError, width: 40 },
    { title: words.raw, width: 80 },
  ],
  rows: async function* (rows, params, language) {
    for await (const row of exported(rows, params)) {
      yield [
        row.ts,
        row.pileCode,
        protocol.label(row.protocol, language),
        messageDirection.label(row.direction, language),
        frameType.label(row.frameType, language),
        row.action,
        row.messageId,
        row.latencyMs,
        row.schemaError,
        row.raw,
      ]
    }
  },
}
