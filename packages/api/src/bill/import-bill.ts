import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { FailedRow, importing } from '../config/download-center.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { importState } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record, Timestamp, Wh } from '../wire.ts'

/** A batch is taken back when it was read whole. */
export const importBillLife = lifeOf('state', importState, {
  delete: {
    from: ['done', 'failed'],
    sentences: { 'transition.notAllowed': ['The file is still being read', '文件仍在导入'] },
  },
})

/** A file of charge bills of other platforms, or of paper ones; its counts are known when it is read. */
export const ImportBill = record({
  importId: Id,
  fileName: z.string(),
  state: codeOf(importState),
  total: z.int().nullable(),
  kept: z.int(),
  failed: z.int(),
  /** Of the orders that it has made. */
  energyWh: Wh,
  payableFen: Fen,
  userName: z.string(),
})

/** An order that a batch has made: finished, paid to the other platform, of the channel "other". */
export const ImportedOrder = z.object({
  id: Id,
  orderNo: z.string(),
  platform: z.string(),
  platformOrderNo: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileCode: z.string(),
  gunLetter: z.int(),
  startTime: Timestamp,
  energyWh: Wh,
  payableFen: Fen,
})

export const ImportBillFilter = z.object({
  fileName: filter.text(),
  state: filter.codes(importState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime', 'kept', 'failed', 'payableFen'] as const
const at = service('bill-service/importBill')

export const importBill = {
  page: at('page', 'importBill').takes(paged(ImportBillFilter, sortable)).gives(pageOf(ImportBill)),
  get: at('get', 'importBill').takes(ById).gives(ImportBill),
  sum: at('sum', 'importBill')
    .takes(ImportBillFilter)
    .gives(z.object({ total: z.int(), kept: z.int(), failed: z.int(), energyWh: Wh, payableFen: Fen })),
  /** The orders of a batch, the oldest charge first. */
  orders: at('orders', 'importBill')
    .takes(paged(ById, ['startTime']))
    .gives(pageOf(ImportedOrder)),
  /** The rows that were not kept, as long as the import center has the file. */
  failures: at('failures', 'importBill')
    .takes(paged(ById, ['row']))
    .gives(pageOf(FailedRow)),
  import: importing(at('import', 'importBill:import')),
  /** Takes a batch back: its orders are closed and cost nothing. */
  delete: at('delete', 'importBill:delete')
    .takes(ByVersion)
    .gives(z.null())
    .fails({
      'importBill.inUse': [
        'An order of this batch was invoiced, split or adjusted, or is in the bill of a fleet',
        '该批次有订单已开票、分账、调账或计入车队账单',
      ],
    })
    .within('file')
    .moves(importBillLife.delete),
}

export type ImportBill = z.input<typeof ImportBill>
export type ImportedOrder = z.input<typeof ImportedOrder>

/** What has come of a batch: one of which some rows were kept has not failed. */
export const importOutcome = enumeration('ImportOutcome', {
  importing: [1, 'Importing', '导入中', 'preparing', 'busy'],
  whole: [2, 'Imported', '已导入', 'good', 'good'],
  nothing: [3, 'Failed', '失败', 'fault', 'bad'],
  partly: [4, 'Partly imported', '部分导入', 'alarm', 'warning'],
})

export function importOutcomeOf({ state, kept }: Pick<ImportBill, 'state' | 'kept'>) {
  return state === importState.code.failed && kept > 0 ? importOutcome.code.partly : state
}
