import type { costModel } from '@ampdeck/api/config/cost-model'
import { costModelTexts as words } from '@ampdeck/api/config/cost-model.texts'
import { costModelScope, costModelState, serviceMode } from '@ampdeck/api/enumerations/tariff'
import { formatTimestamp } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './cost-model.service.ts'

/** The billing models as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof costModel.export.input>> = {
  page: 'costModel',
  name: ['Billing models', '计费模型'],
  columns: [
    { title: words.code },
    { title: words.name, width: 30 },
    { title: words.scope },
    { title: words.currentVersion, kind: 'count' },
    { title: words.effectiveTime, width: 20 },
    { title: words.serviceMode, width: 24 },
    { title: words.averagePrice4, width: 24 },
    { title: words.gunCount, kind: 'count' },
    { title: words.state },
  ],
  rows: async function* (rows, params, language) {
    for (const model of await exported(rows, params)) {
      yield [
        model.code,
        model.name,
        costModelScope.label(model.scope, language),
        model.currentVersion,
        formatTimestamp(model.effectiveTime),
        serviceMode.label(model.serviceMode, language),
        (model.averagePrice4 / 10_000).toFixed(4),
        model.gunCount,
        costModelState.label(model.state, language),
      ]
    }
  },
}
