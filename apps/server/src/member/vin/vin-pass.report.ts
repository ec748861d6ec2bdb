import type { vinPass } from '@ampdeck/api/config/vin-pass'
import { vinPassTexts as words } from '@ampdeck/api/config/vin-pass.texts'
import { activeState, vinStartMode } from '@ampdeck/api/enumerations/member'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './vin-pass.store.ts'

/** The passes as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof vinPass.export.input>> = {
  page: 'vinPass',
  name: ['VIN passes', 'VIN 授权'],
  columns: [
    { title: words.vin, width: 22 },
    { title: words.plate, width: 14 },
    { title: words.payerName, width: 20 },
    { title: words.stationIds, kind: 'count' },
    { title: words.pileIds, kind: 'count' },
    { title: words.startMode },
    { title: words.maxFenPerOrder, kind: 'yuan' },
    { title: words.validTo },
    { title: words.lastUse, kind: 'time' },
    { title: words.state },
  ],
  rows: async function* (rows, params, language) {
    for (const one of await all(rows, params))
      yield [
        one.vin,
        one.plate,
        one.payerName,
        one.stationIds.length,
        one.pileIds.length,
        vinStartMode.label(one.startMode, language),
        one.maxFenPerOrder,
        one.validTo,
        one.lastUse,
        activeState.label(one.state, language),
      ]
  },
}
