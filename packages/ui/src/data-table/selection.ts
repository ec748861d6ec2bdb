import type { RowId } from '../list/column.ts'

/**
 * Toggles a row. With `from` (Shift is held) every row between the two takes the new state of the toggled one,
 * as file managers do.
 */
export function toggleRow(
  selected: ReadonlySet<RowId>,
  ids: readonly RowId[],
  id: RowId,
  from?: RowId,
): Set<RowId> {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(id)
  const range = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  return withRows(selected, range, !selected.has(id))
}

/** Selects all rows of the page, or none of them where all are selected; rows of other pages stay as they are. */
export function togglePage(selected: ReadonlySet<RowId>, ids: readonly RowId[]): Set<RowId> {
  return withRows(selected, ids, selectionOf(selected, ids) !== 'all')
}

/** How many rows of the page are selected: the three states of the box in the head. */
export function selectionOf(selected: ReadonlySet<RowId>, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

function withRows(selected: ReadonlySet<RowId>, ids: readonly RowId[], isSelected: boolean): Set<RowId> {
  const next = new Set(selected)
  for (const id of ids) isSelected ? next.add(id) : next.delete(id)
  return next
}
