import type { Language } from '@ampdeck/api/enumeration'
import { type FocusEvent, type MouseEvent, type RefObject, useRef } from 'react'
import type { CellAt } from '../../foundation/keys/move-cell.ts'
import type { ListRow, RowId } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { cellAt, cellOfElement, positionOf, setTabStop, targetOf } from './grid-dom.ts'
import type { ShownColumn } from './use-columns.ts'

/** What a grid of rows is made of. */
export interface GridOptions<Row extends ListRow> {
  table: RefObject<HTMLTableElement | null>
  list: ListState<Row>
  ids: readonly RowId[]
  columns: readonly ShownColumn<Row>[]
  /** The place of the first column among the cells of a row; it is reached first. */
  firstColumn: number
  language: Language
  selectable: boolean
  /** The row where a range begins: the last one that was toggled or reached. */
  anchor: RefObject<RowId | undefined>
  /** Brings a row of a long table, which is not drawn, into sight. */
  reveal: RefObject<((row: number) => void) | undefined>
}

/**
 * The focus of a grid, by the pattern of the ARIA Authoring Practices: one cell of all is a stop of the Tab key. It
 * is kept in the document and not in a state, so that a step draws nothing anew; it belongs to a row and not to a
 * place, so that new data leaves it where it was.
 */
export function useGrid<Row extends ListRow>({ table, ids, firstColumn, reveal }: GridOptions<Row>) {
  const at = useRef({ row: 0, column: firstColumn, id: undefined as RowId | undefined, hasFocus: false })
  const known = useRef(ids)
  const become = ({ row, column }: CellAt) => Object.assign(at.current, { row, column, id: ids[row] })

  /** Moves the focus to a cell, drawn or not. */
  const go = (to: CellAt) => {
    become(to)
    if (!table.current) return
    const cell = cellAt(table.current, to, ids.length)
    if (!cell) return reveal.current?.(to.row)
    const target = targetOf(cell)
    setTabStop(table.current, target)
    target.focus({ preventScroll: true })
    // Of a cell that stays while the rest is scrolled sideways only the row may be out of sight.
    const place = getComputedStyle(cell).position === 'sticky' ? cell.parentElement : cell
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** To be called after rows were drawn: keeps the focus on its row, and the grid one stop of the Tab key. */
  const settle = () => {
    const element = table.current
    // Cards are no grid.
    if (!element?.tHead) return
    const { current } = at
    if (known.current !== ids) {
      known.current = ids
      Object.assign(current, followed(current, ids))
    }

    const cell = cellAt(element, current, ids.length)
    const target = cell ? targetOf(cell) : element
    setTabStop(element, target)
    const active = document.activeElement
    const isLost = active === null || active === document.body || active === element
    if (!current.hasFocus || (!isLost && !element.contains(active))) return
    const place = active && !isLost ? positionOf(element, active, ids.length) : undefined
    const isElsewhere = place !== undefined && (place.row !== current.row || place.column !== current.column)
    // Where its row is out of sight, the table keeps the focus for it.
    if (isElsewhere || (isLost && active !== target)) target.focus({ preventScroll: true })
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    if (!currentTarget.contains(target)) return
    at.current.hasFocus = true
    if (target === currentTarget) {
      if (!cellAt(currentTarget, at.current, ids.length)) reveal.current?.(at.current.row)
      return
    }
    const place = positionOf(currentTarget, target, ids.length)
    const cell = cellOfElement(currentTarget, target)
    if (!place || !cell) return
    become(place)
    setTabStop(currentTarget, targetOf(cell))
  }

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLTableElement>) => {
    // A row that is taken away loses the focus without wanting to.
    if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget))
      at.current.hasFocus = !target.isConnected
  }

  /** A cell that is clicked becomes the current one; the browser moves the focus there by itself. */
  const onMouseDown = ({ target, currentTarget }: MouseEvent<HTMLTableElement>) => {
    const cell = target instanceof Element && cellOfElement(currentTarget, target)
    if (cell && positionOf(currentTarget, cell, ids.length) && !cell.hasAttribute('tabindex'))
      cell.tabIndex = -1
  }

  return { at, go, settle, handlers: { onFocus, onBlur, onMouseDown } }
}

/** The row with the focus among new rows: the same, or what now stands in its place. */
function followed({ row, id }: { row: number; id: RowId | undefined }, ids: readonly RowId[]) {
  const found = id === undefined || ids[row] === id ? -1 : ids.indexOf(id)
  const next = found >= 0 ? found : Math.min(row, Math.max(0, ids.length - 1))
  return { row: next, id: ids[next] }
}
