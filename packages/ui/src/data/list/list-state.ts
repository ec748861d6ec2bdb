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

/** A way of looking at a list that somebody keeps under a name. */
export interface SavedView {
  readonly id: number
  readonly name: string
  /** The query of the list's address. */
  readonly search: string
  /** Whether colleagues are offered it. */
  readonly shared: boolean
  /** Whether the reader made it, and so may delete it. */
  readonly own: boolean
}

/** The kept views of a list. */
export interface SavedViews {
  readonly all: readonly SavedView[]
  /** The query of the list's address now: what a new view would keep. */
  readonly search: string
  apply(view: SavedView): void
  /** Somebody reaches for the views: they are needed now, if they were not before. */
  want(): void
  /** Resolves to whether it was kept; a failure is told by the app. */
  save(name: string, shared: boolean): Promise<boolean>
  remove(view: SavedView): void
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
  /** Nothing where views cannot be kept. */
  readonly views?: SavedViews
}
