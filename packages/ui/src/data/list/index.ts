export { type ActionBuilder, actionsOf, type Question, type RowAction } from './actions-of.ts'
export {
  type CodeColumn,
  type Column,
  type ColumnChoice,
  type CustomColumn,
  type ListRow,
  type NumberColumn,
  type NumberKind,
  type RowId,
  rowName,
  shownColumns,
  type TextColumn,
  type TextLook,
  type TimeColumn,
} from './column.ts'
export { type ColumnBuilder, type ColumnOptions, columnsOf } from './columns-of.ts'
export {
  type ChoiceFilter,
  type CodesFilter,
  type Filter,
  type FilterBuilder,
  filterKeys,
  filtersOf,
  type Option,
  type OptionsByName,
  type PeriodFilter,
  type RangeFilter,
  type RecordsFilter,
  type TextFilter,
} from './filters-of.ts'
export type { LabelledBy } from './label-of.ts'
export type { ListFailure, ListState, ListView, SavedView, SavedViews } from './list-state.ts'
export {
  ALL_MATCHING,
  isSelected,
  NO_ROWS,
  type Selection,
  selectedCount,
  selectionOfRows,
} from './selection.ts'
export { type Unit, unitFor } from './unit.ts'
