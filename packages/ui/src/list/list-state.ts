import type { Density, ListChange, ListRequest } from '../list-request/list-request.ts'
import type { ListRow } from './column.ts'
import type { Selection } from './selection.ts'

/** Why a list could not be read, for the person who reads it and the one who is called. */
export interface ListFailure {
  /** A sentence in the reader's language. */
  readonly message: string
  readonly code?: number | string
  readonly requestId?: string
}

/** How a list is looked at: its columns and its rows' height. */
export interface ListView {
  /** The shown columns in their order, where somebody chose them. */
  readonly columns?: readonly string[]
  /** The columns that stay at the start while the rest is scrolled, where somebody chose them. */
  readonly pinned?: readonly string[]
  /** Widths in pixels by column, where somebody dragged them. */
  readonly widths?: Readonly<Record<string, number>>
  readonly density: Density
  /** Filter, sort order, page, columns: everything that stands in the address. */
  change(change: ListChange): void
}

/**
 * Everything a list shows, and the ways to change it. An app makes one from its address and its data (`useList`);
 * the parts of a list take it whole.
 */
export interface ListState<Row extends ListRow> extends ListView {
  /** The rows of the page; while another page is on its way, those of the last one. */
  readonly rows: readonly Row[]
  readonly total: number
  /** True where `total` is only a lower bound ("10,000+"). */
  readonly totalCapped?: boolean
  /** What is asked for, filters included. */
  readonly request: ListRequest
  /** `loading` has no rows yet, `refreshing` keeps the old ones. */
  readonly status: 'loading' | 'ready' | 'refreshing' | 'failed'
  readonly failure?: ListFailure
  /** When the rows were read. */
  readonly at?: Date
  /** The selected rows; they stay selected from page to page, and no longer than the filters do. */
  readonly selection: Selection
  select(selection: Selection): void
  reload(): void
}
