import { type FocusEvent, type MouseEvent, type RefObject, useRef } from 'react'
import type { RowId } from '../list/column.ts'
import { cellAt, cellOfElement, positionOf, setTabStop, targetOf } from './grid-dom.ts'
import type { CellAt } from './grid-moves.ts'
import { useStable } from './use-stable.ts'

interface GridOptions {
  table: RefObject<HTMLTableElement | null>
  /** Cards are no grid. */
  isOn: boolean
  ids: readonly RowId[]
  /** The column that is reached first. */
  firstColumn: number
  /** Brings a row of a long table, which is not drawn, into sight. */
  reveal: RefObject<((row: number) => void) | undefined>
}

/**
 * The focus of a grid, by the pattern of the ARIA Authoring Practices: one cell of all is a stop of the Tab key. It
 * is kept in the document and not in a state, so that a step draws nothing anew; it belongs to a row and not to a
 * place, so that new data leaves it where it was.
 */
export function useGrid({ table, isOn, ids, firstColumn, reveal }: GridOptions) {
  const at = useRef({ row: 0, column: firstColumn, id: undefined as RowId | undefined, hasFocus: false })
  const known = useRef(ids)

  const become = ({ row, column }: CellAt) => Object.assign(at.current, { row, column, id: ids[row] })

  const focus = (target: HTMLElement) => {
    if (!table.current) return
    setTabStop(table.current, target)
    target.focus({ preventScroll: true })
    uncover(table.current, target)
  }

  /** Moves the focus to a cell, drawn or not. */
  const go = useStable((to: CellAt) => {
    become(to)
    if (!table.current) return
    const cell = cellAt(table.current, to, ids.length)
    if (cell) focus(targetOf(cell))
    else reveal.current?.(to.row)
  })

  /** To be called after rows were drawn: keeps the focus on its row, and the grid one stop of the Tab key. */
  const settle = useStable(() => {
    const element = table.current
    if (!element || !isOn) return
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
  })

  const onFocus = useStable(({ target }: FocusEvent) => {
    const element = table.current
    if (!element?.contains(target)) return
    at.current.hasFocus = true
    if (target === element) {
      if (!cellAt(element, at.current, ids.length)) reveal.current?.(at.current.row)
      return
    }
    const place = positionOf(element, target, ids.length)
    const cell = cellOfElement(element, target)
    if (!place || !cell) return
    become(place)
    setTabStop(element, targetOf(cell))
  })

  const onBlur = useStable(({ target, relatedTarget }: FocusEvent) => {
    const element = table.current
    // A row that is taken away loses the focus without wanting to.
    if (element?.contains(target) && !element.contains(relatedTarget))
      at.current.hasFocus = !target.isConnected
  })

  /** A cell that is clicked becomes the current one; the browser moves the focus there by itself. */
  const onMouseDown = useStable(({ target }: MouseEvent) => {
    const element = table.current
    const cell = isOn && element && target instanceof Element && cellOfElement(element, target)
    if (cell && positionOf(element, cell, ids.length) && !cell.hasAttribute('tabindex')) cell.tabIndex = -1
  })

  return { at, go, settle, handlers: { onFocus, onBlur, onMouseDown } }
}

/** Scrolls a cell into sight, and out from under the pinned columns. */
function uncover(table: HTMLTableElement, target: HTMLElement): void {
  const cell = target.closest<HTMLElement>('td, th')
  if (!cell || !table.parentElement) return
  const pins = [...(table.tHead?.rows[0]?.cells ?? [])].filter((head) => head.matches('[data-pin]'))
  const last = pins.at(-1)
  table.parentElement.style.scrollPaddingLeft =
    last && !cell.dataset.pin
      ? `${last.offsetLeft + last.offsetWidth - table.parentElement.scrollLeft}px`
      : ''
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The row with the focus among new rows: the same, or what now stands in its place. */
function followed({ row, id }: { row: number; id: RowId | undefined }, ids: readonly RowId[]) {
  const found = id === undefined || ids[row] === id ? -1 : ids.indexOf(id)
  const next = found >= 0 ? found : Math.min(row, Math.max(0, ids.length - 1))
  return { row: next, id: ids[next] }
}
