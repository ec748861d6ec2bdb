import type { reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as words } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { auditState } from '@ampdeck/api/enumerations/member'
import { localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './reconciliation-contract.store.ts'

const BPS_IN_PERCENT = 100
const percent = (bps: number) => `${(bps / BPS_IN_PERCENT).toFixed(2)} %`

/** The contracts as a file, in the order of the page. */
export const report: Report<z.output<typeof reconciliationContract.export.input>> = {
  page: 'reconciliationContract1',
  name: ['Reconciliation contracts', '对账合同'],
  columns: [
    { title: words.no, width: 20 },
    { title: words.name, width: 28 },
    { title: words.auditState },
    { title: words.partyId, width: 24 },
    { title: words.stationIds, width: 40 },
    { title: words.eBps },
    { title: words.sBps },
    { title: words.oBps },
    { title: words.settleDay, kind: 'count' },
    { title: words.fromDate },
    { title: words.toDate },
    { title: words.submitUserName },
    { title: words.auditUserName },
    { title: words.auditTime, kind: 'time' },
    { title: words.auditReason, width: 30 },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params))
      yield [
        row.no,
        row.name,
        auditState.label(row.auditState, language),
        localName(row, language, 'partyName'),
        row.stations.map((station) => localName(station, language)).join(', '),
        percent(row.eBps),
        percent(row.sBps),
        percent(row.oBps),
        row.settleDay,
        row.fromDate,
        row.toDate,
        row.submitUserName,
        row.auditUserName,
        row.auditTime,
        row.auditReason,
      ]
  },
}
