import type { Language } from '@ampdeck/api/enumeration'
import type { ReactNode } from 'react'
import type { RowAction } from '../list/actions-of.ts'
import type { RowId } from '../list/column.ts'
import type { ShownColumn } from './use-columns.ts'

/** What every row of a table shares. It stays the same object while rows come and go, so that rows are drawn once. */
export interface TableFrame<Row> {
  readonly columns: readonly ShownColumn<Row>[]
  /** Those that the user may do. */
  readonly actions: readonly RowAction<Row>[]
  readonly language: Language
  readonly selectable: boolean
  /** The position of the first row among all rows of the list, which others may be on other pages. */
  readonly offset: number
  /** What a row is called where its controls are named. */
  readonly nameOf: (row: Row) => string
  readonly onToggle: (id: RowId, isRange: boolean) => void
  readonly onAction: (action: RowAction<Row>, row: Row) => void
  /** Undefined where rows have no details. */
  readonly onExpand: ((id: RowId) => void) | undefined
  readonly expand: ((row: Row) => ReactNode) | undefined
  readonly card: ((row: Row) => ReactNode) | undefined
}

/** How many cells a row has besides those of its columns. */
export function extraCells<Row>({ selectable, onExpand, actions }: TableFrame<Row>): number {
  return Number(selectable) + Number(Boolean(onExpand)) + Number(actions.length > 0)
}
