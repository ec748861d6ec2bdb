import type { RowId } from '../list/column.ts'
import { isSelected, type Selection, toggleRow } from '../list/selection.ts'

/** A step with Shift held: where the range begins, where one was, and where one is now; positions in the rows. */
export interface RangeStep {
  readonly anchor: number
  readonly from: number
  readonly to: number
}

/** The selection after a step with Shift held: it grows away from the anchor and shrinks towards it, as in a list of files. */
export function extendSelection(
  selection: Selection,
  ids: readonly RowId[],
  { anchor, from, to }: RangeStep,
): Selection {
  const isShrinking = Math.abs(to - anchor) < Math.abs(from - anchor)
  let result = selection
  if (isShrinking) {
    // The rows that were left behind, one by one: a step of a page leaves many.
    const step = from > to ? -1 : 1
    for (let row = from; row !== to; row += step) {
      const id = ids[row]
      if (id !== undefined && isSelected(result, id)) result = toggleRow(result, ids, id)
    }
  }
  const start = ids[anchor]
  const end = ids[to]
  if (start === undefined || end === undefined) return result
  if (!isSelected(result, end)) return toggleRow(result, ids, end, start)
  return isSelected(result, start) ? result : toggleRow(result, ids, start, end)
}
