import type { Language } from '@ampdeck/api/enumeration'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { Text } from '@ampdeck/api/texts'
import type { Report, ReportColumn } from '../../report/export/report.ts'
import type { Cell } from '../../report/sheet/workbook.ts'
import type { OrderFilter } from '../order/charge-order.filter.ts'
import { orderCells, orderColumns } from '../order/order-report.ts'
import { type OddOrder, oddInOrder } from './odd-orders.store.ts'

/** A column that a view of odd orders has besides those of every order. */
export interface OddColumn extends ReportColumn {
  cell: (order: OddOrder, language: Language) => Cell
}

/** Orders with what their piles say of them as a file; `given` is what the view is. */
export function oddReport(
  page: PageId,
  name: Text,
  given: (filter: OrderFilter) => OrderFilter,
  more: readonly OddColumn[],
): Report<OrderFilter & { sortOrder?: 'asc' | 'desc' | undefined }> {
  return {
    page,
    name,
    columns: [...orderColumns, ...more.map(({ cell: _, ...column }) => column)],
    rows: async function* (rows, { sortOrder = 'desc', ...filter }, language) {
      for await (const order of oddInOrder(rows, given(filter), sortOrder))
        yield [...orderCells(order, language), ...more.map(({ cell }) => cell(order, language))]
    },
  }
}
