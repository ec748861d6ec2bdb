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
  const say = useSay()

  return useStable((event: ClipboardEvent) => {
    const { table, list, columns, firstColumn, selectable } = options
    const target = event.target as HTMLElement
    if (!table.current?.contains(target) || target.matches('input:not([type=checkbox]), textarea')) return
    if (!(document.getSelection()?.isCollapsed ?? true)) return
    const at = positionOf(table.current, target, list.rows.length)

    const chosen = selectable ? indexesOf(list) : []
    const column = at && columns[at.column - firstColumn]
    const row = at && list.rows[at.row]
    let text: string
    if (chosen.length === 0 && column && row) {
      text = tsvOf([[textAt(options, at.row, column, at.column)]])
      showMessage({ text: say(tableTexts.copiedCell), tone: 'status' })
    } else {
      const indexes = chosen.length > 0 ? chosen : row && at ? [at.row] : []
      if (indexes.length === 0) return
      text = rowsText(options, indexes)
      showMessage({ text: say(tableTexts.copiedRows, { count: indexes.length }), tone: 'status' })
    }
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  })
}

function indexesOf<Row extends ListRow>({ rows, selection }: CopyOptions<Row>['list']): number[] {
  return rows.flatMap((row, index) => (isSelected(selection, row.id) ? [index] : []))
}

function rowsText<Row extends ListRow>(options: CopyOptions<Row>, indexes: readonly number[]): string {
  const { columns, firstColumn, language } = options
  const heads = columns.map(({ column }) => headText(column, language))
  const lines = indexes.map((index) =>
    columns.map((shown, nth) => textAt(options, index, shown, nth + firstColumn)),
  )
  return tsvOf([heads, ...lines])
}

/** The text of a cell; of one that a screen draws itself, the words that are drawn. */
function textAt<Row extends ListRow>(
  { table, list, language }: CopyOptions<Row>,
  index: number,
  { column }: ShownColumn<Row>,
  place: number,
): string {
  const row = list.rows[index]
  const text = row && cellText(column, row, language)
  if (text !== undefined) return text
  const cell = table.current && cellAt(table.current, { row: index, column: place }, list.rows.length)
  return guarded(cell?.textContent.trim() ?? '')
}
