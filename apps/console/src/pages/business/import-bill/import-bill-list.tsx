import { importBill, importOutcome, importOutcomeOf } from '@ampdeck/api/bill/import-bill'
import { importBillTexts } from '@ampdeck/api/bill/import-bill.texts'
import { importState } from '@ampdeck/api/enumerations/system'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { listOf } from '../../../list/list-of.ts'

/** The batches of bills of other platforms, with what was kept of each (screens.md S069). */
export const screen = listOf<typeof importBill.page>(importBillTexts, {
  unit: ['batch | batches', '批次'],
  columns: (c) => [
    c.text('fileName', { locked: true, most: 320 }),
    c.custom('state', {
      lead: true,
      cell: (row) => <StatusBadge of={importOutcome} code={importOutcomeOf(row)} />,
      text: (row, language) => importOutcome.label(importOutcomeOf(row), language),
    }),
    c.number('total'),
    c.number('kept', { sort: true }),
    c.number('failed', { sort: true }),
    c.energy('energyWh'),
    c.money('payableFen', { sort: true }),
    c.text('userName'),
    c.instant('createTime', { sort: true }),
  ],
  filters: (f) => [f.search('fileName'), f.codes('state', importState), f.period('createTime')],
  actions: (a) => [a.call(importBill.delete, { confirm: 'danger' })],
})
