import type { RowId } from './column.ts'

/**
 * Which rows of a list are selected: these, page after page, or every row that its filters match, those included
 * that nobody has seen ("all 12,345").
 */
export type Selection =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<RowId> }
  | { readonly kind: 'matching'; readonly except: ReadonlySet<RowId> }

export const NO_ROWS: Selection = { kind: 'rows', ids: new Set() }
export const ALL_MATCHING: Selection = { kind: 'matching', except: new Set() }

export function selectionOfRows(ids: Iterable<RowId>): Selection {
  return { kind: 'rows', ids: new Set(ids) }
}

export function isSelected(selection: Selection, id: RowId): boolean {
  return selection.kind === 'rows' ? selection.ids.has(id) : !selection.except.has(id)
}

/** How many rows are selected; `total` is the number of rows that the filters match. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'rows' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

/**
 * Toggles a row of the page `ids`. With `from` (Shift is held) every row between the two takes the new state of the
 * toggled one, as file managers do.
 */
export function toggleRow(selection: Selection, ids: readonly RowId[], id: RowId, from?: RowId): Selection {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(id)
  const range = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  return withRows(selection, range, !isSelected(selection, id))
}

/** A step with Shift held: where the range begins, where one was, and where one is now; positions in the rows. */
export interface RangeStep {
  readonly anchor: number
  readonly from: number
  readonly to: number
}

/** The selection after such a step: it grows away from the anchor and shrinks towards it, as in a list of files. */
export function extendSelection(
  selection: Selection,
  ids: readonly RowId[],
  { anchor, from, to }: RangeStep,
): Selection {
  const rangeTo = (end: number) => ids.slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
  return withRows(withRows(selection, rangeTo(from), false), rangeTo(to), true)
}

/** Selects all rows of the page, or none of them where all are selected; rows of other pages stay as they are. */
export function togglePage(selection: Selection, ids: readonly RowId[]): Selection {
  return withRows(selection, ids, pageSelection(selection, ids) !== 'all')
}

/** How much of the page is selected: the three states of the box in the head. */
export function pageSelection(selection: Selection, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  // Of 100,000 rows none has to be asked where none was chosen.
  if (selection.kind === 'rows' && selection.ids.size === 0) return 'none'
  const count = ids.filter((id) => isSelected(selection, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

function withRows(selection: Selection, ids: readonly RowId[], select: boolean): Selection {
  const isListed = selection.kind === 'rows'
  const listed = new Set(isListed ? selection.ids : selection.except)
  for (const id of ids) select === isListed ? listed.add(id) : listed.delete(id)
  return isListed ? { kind: 'rows', ids: listed } : { kind: 'matching', except: listed }
}
