import type { Language } from '@ampdeck/api/enumeration'
import type { ClipboardEvent, RefObject } from 'react'
import { guarded, tsvOf } from '../../foundation/clipboard/tsv.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { showMessage } from '../../overlays/toast/message-store.ts'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { isSelected } from '../list/selection.ts'
import { cellText, headText } from './cell-text.ts'
import { tableTexts } from './data-table.texts.ts'
import { cellAt, positionOf } from './grid-dom.ts'
import type { ShownColumn } from './use-columns.ts'
import { useStable } from './use-stable.ts'

interface CopyOptions<Row extends ListRow> {
  table: RefObject<HTMLTableElement | null>
  list: Pick<ListState<Row>, 'rows' | 'selection'>
  columns: readonly ShownColumn<Row>[]
  /** The place of the first column among the cells of a row. */
  firstColumn: number
  language: Language
  selectable: boolean
}

/**
 * Copies what is meant: the selected rows, otherwise the value of the cell with the focus, and from a cell without a
 * value (its box, its actions) the row. Text that was marked with the pointer is left to the browser.
 */
export function useCopy<Row extends ListRow>(options: CopyOptions<Row>) {
  const { table, list, columns, firstColumn, language, selectable } = options
  const say = useSay()

  /** The text of a cell; of one that a screen draws itself, the words that are drawn. */
  const textAt = (row: number, column: number) => {
    const [record, shown] = [list.rows[row], columns[column]]
    const text = record && shown && cellText(shown.column, record, language)
    if (text !== undefined) return text
    const at = { row, column: column + firstColumn }
    const cell = table.current && cellAt(table.current, at, list.rows.length)
    return guarded(cell?.textContent.trim() ?? '')
  }

  return useStable((event: ClipboardEvent) => {
    const target = event.target as HTMLElement
    if (!table.current?.contains(target) || target.matches('input:not([type=checkbox]), textarea')) return
    if (!(document.getSelection()?.isCollapsed ?? true)) return
    const at = positionOf(table.current, target, list.rows.length)
    const selected = selectable
      ? list.rows.flatMap((row, index) => (isSelected(list.selection, row.id) ? [index] : []))
      : []
    const rows = selected.length > 0 || !at || !list.rows[at.row] ? selected : [at.row]
    if (rows.length === 0) return

    const column = at ? at.column - firstColumn : -1
    const isCell = selected.length === 0 && columns[column] !== undefined
    const heads = columns.map((shown) => headText(shown.column, language))
    const lines = rows.map((row) =>
      isCell ? [textAt(row, column)] : columns.map((_, nth) => textAt(row, nth)),
    )
    event.clipboardData.setData('text/plain', tsvOf(isCell ? lines : [heads, ...lines]))
    event.preventDefault()
    const text = isCell ? say(tableTexts.copiedCell) : say(tableTexts.copiedRows, { count: rows.length })
    showMessage({ text, tone: 'status' })
  })
}
