import { guarded, tsvOf } from '../../foundation/clipboard/tsv.ts'
import type { ListRow } from '../list/column.ts'
import { isSelected } from '../list/selection.ts'
import { cellText, headText } from './cell-text.ts'
import { cellAt, positionOf } from './grid-dom.ts'
import type { GridOptions } from './use-grid.ts'

/** What is copied, and how many rows that is; none where it is the value of one cell. */
interface Copied {
  readonly text: string
  readonly rows?: number
}

/**
 * What a copy within a grid means: the selected rows, otherwise the value of the cell with the focus, and from a cell
 * without a value (its box, its actions) the row. Text that was marked with the pointer is left to the browser.
 */
export function copiedIn<Row extends ListRow>(
  table: HTMLTableElement,
  target: HTMLElement,
  options: GridOptions<Row>,
): Copied | undefined {
  const { list, columns, firstColumn, language, selectable } = options
  const { rows, selection } = list
  if (!table.contains(target) || target.matches('input:not([type=checkbox]), textarea')) return
  if (!(document.getSelection()?.isCollapsed ?? true)) return

  /** The text of a cell; of one that a screen draws itself, the words that are drawn. */
  const textAt = (row: Row, column: number) => {
    const shown = columns[column]
    const text = shown && cellText(shown.column, row, language)
    const at = { row: rows.indexOf(row), column: column + firstColumn }
    return text ?? guarded(cellAt(table, at, rows.length)?.textContent.trim() ?? '')
  }

  const at = positionOf(table, target, rows.length)
  const row = at && rows[at.row]
  const column = at ? at.column - firstColumn : -1
  let chosen = selectable ? rows.filter(({ id }) => isSelected(selection, id)) : []
  if (chosen.length === 0) {
    if (!row) return
    if (columns[column]) return { text: tsvOf([[textAt(row, column)]]) }
    chosen = [row]
  }
  const heads = columns.map((shown) => headText(shown.column, language))
  const lines = chosen.map((one) => columns.map((_, nth) => textAt(one, nth)))
  return { text: tsvOf([heads, ...lines]), rows: chosen.length }
}
