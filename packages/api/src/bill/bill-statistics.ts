import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { memberType } from '../enumerations/member.ts'
import { billChannel, billDimension } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Fen, Id, Wh } from '../wire.ts'
import { orderAmounts } from './order-amounts.ts'

const ofLines = { orders: z.int(), energyWh: Wh, eFeeFen: Fen, sFeeFen: Fen }
const Sums = z.object({ ...ofLines, ...orderAmounts })

/** A group's figures. */
const figures = {
  ...ofLines,
  discountFen: Fen.nullable(),
  couponFen: Fen.nullable(),
  occupyFeeFen: Fen.nullable(),
  payableFen: Fen.nullable(),
  paidFen: Fen.nullable(),
  owedFen: Fen.nullable(),
}

/** One value of a dimension: a day, a month, a code, or the number of a station or fleet with its name. */
const Group = z.object({
  key: z.string().meta({ examples: ['2026-07-01', '2'] }),
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
})

export const BillStatisticsRow = Group.extend({
  /** The number of its place, for lists. */
  id: Id,
  ...figures,
})

const by = codeOf(billDimension).default('day')

/** Finished orders with energy, by the time of their end. Without a period the last thirty days. */
export const BillStatisticsFilter = z.object({
  by,
  endTimeFrom: filter.from(),
  endTimeTo: filter.to(),
  stationId: filter.ids(),
  groupId: filter.ids(),
  channel: filter.codes(billChannel),
  memberType: filter.codes(memberType),
})

const sortable = ['key', 'orders', 'energyWh', 'eFeeFen', 'sFeeFen', 'payableFen'] as const

const at = service('bill-service/bill')

/** What bills come to. */
export const billStatistics = {
  statistics: at('statistics', 'billStatistics')
    .takes(paged(BillStatisticsFilter, sortable))
    .gives(pageOf(BillStatisticsRow))
    .within('file'),
  /** The whole, and how it divides by two dimensions at once: a row for each pair that has orders. */
  statisticsPivot: at('statisticsPivot', 'billStatistics')
    .takes(BillStatisticsFilter.extend({ across: codeOf(billDimension).default('channel') }))
    .gives(
      z.object({
        total: Sums,
        cells: z.array(z.object({ by: Group, across: Group, ...figures })),
      }),
    )
    .within('file'),
  /** Starts a job of the download center. */
  statisticsExport: at('statisticsExport', 'billStatistics:export')
    .takes(exported(BillStatisticsFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type BillStatisticsRow = z.input<typeof BillStatisticsRow>
