import type { vinBinding } from '@ampdeck/api/config/vin-binding'
import { vinBindingTexts as words } from '@ampdeck/api/config/vin-binding.texts'
import { accountType, activeState, vinPayer } from '@ampdeck/api/enumerations/member'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './vin-binding.store.ts'

/** Who pays for which car, in the order of the list. */
export const report: Report<z.output<typeof vinBinding.export.input>> = {
  page: 'vinBinding',
  name: ['VIN bindings', 'VIN 绑定'],
  columns: [
    { title: words.vin, width: 22 },
    { title: words.plate, width: 14 },
    { title: words.payerKind },
    { title: words.payerName, width: 20 },
    { title: words.accountType },
    { title: words.validTo },
    { title: words.state },
    { title: words.updateTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const one of await all(rows, params))
      yield [
        one.vin,
        one.plate,
        vinPayer.label(one.payerKind, language),
        one.payerName,
        accountType.label(one.accountType, language),
        one.validTo,
        activeState.label(one.state, language),
        one.updateTime,
      ]
  },
}
