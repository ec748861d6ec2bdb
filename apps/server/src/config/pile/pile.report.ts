import type { pile } from '@ampdeck/api/config/pile'
import { pileTexts as words } from '@ampdeck/api/config/pile.texts'
import { pileGunLayout, pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './pile.service.ts'

/** The pile list as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof pile.export.input>> = {
  page: 'pileList',
  name: ['Pile list', '电桩列表'],
  columns: [
    { title: words.code, width: 20 },
    { title: words.name, width: 24 },
    { title: words.stationId, width: 28 },
    { title: words.pileTypeId, width: 24 },
    { title: words.layout },
    { title: words.guns, kind: 'count' },
    { title: words.protocol },
    { title: words.status, width: 14 },
    { title: words.firmware, width: 24 },
    { title: words.lastHeartbeat, kind: 'time' },
    { title: words.serialNo, width: 22 },
    { title: words.simIccid, width: 24 },
    { title: words.commissionDate, width: 16 },
  ],
  rows: async function* (rows, params, language) {
    for (const pile of await exported(rows, params)) {
      yield [
        pile.code,
        pile.name,
        (language === 'en' && pile.stationNameEn) || pile.stationName,
        localName(pile, language, 'pileTypeName'),
        pileGunLayout.label(pile.layout, language),
        pile.gunCount,
        protocol.label(pile.protocol, language),
        pileStatus.label(pile.status, language),
        Object.values(pile.firmware).join(', '),
        pile.lastHeartbeat,
        pile.serialNo,
        pile.simIccid,
        pile.commissionDate,
      ]
    }
  },
}
