export type { RowCard } from './card-row.tsx'
export { DataTable, type DataTableProps } from './data-table.tsx'
export type { RowHandler, RowHandlers } from './row-question.tsx'
export type { ColumnSums } from './sum-row.tsx'
