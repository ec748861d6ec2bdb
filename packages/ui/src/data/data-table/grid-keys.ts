import type { KeyboardEvent } from 'react'
import { type CellAt, moveCell } from '../../foundation/keys/move-cell.ts'
import type { ListRow } from '../list/column.ts'
import { extendSelection, isSelected, pageSelection, togglePage, toggleRow } from '../list/selection.ts'
import { cellOfElement, controlsOf, filterField, linkOfRow, positionOf, targetOf } from './grid-dom.ts'
import type { GridOptions, useGrid } from './use-grid.ts'

type Grid = Pick<ReturnType<typeof useGrid>, 'at' | 'go'> & { onHelp: () => void }

/** Does what a key does in a grid. Keys that type, and those of a control within a cell, are left to it. */
export function pressKey<Row extends ListRow>(
  event: KeyboardEvent<HTMLTableElement>,
  options: GridOptions<Row>,
  grid: Grid,
): void {
  const { currentTarget: table, defaultPrevented, altKey } = event
  const target = event.target as HTMLElement
  if (!table.contains(target) || defaultPrevented || altKey) return
  const cell = cellOfElement(table, target)
  const at = cell ? positionOf(table, target, options.ids.length) : grid.at.current
  if (!at) return

  const isWithin = cell !== undefined && target !== targetOf(cell)
  const isDone = isWithin ? keyWithin(event, cell, target) : keyOnCell(event, cell, at, options, grid)
  if (isDone) event.preventDefault()
}

/** Within a cell of several controls: arrows go from one to the next, Escape back to the cell. */
function keyWithin({ key }: KeyboardEvent, cell: HTMLTableCellElement, target: HTMLElement): boolean {
  if (key === 'Escape' || key === 'F2') {
    targetOf(cell).focus()
    return true
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined || target.matches(':is(input, select, textarea)')) return false
  const controls = controlsOf(cell)
  const place = controls.indexOf(target)
  if (place < 0) return false
  controls.at((place + step) % controls.length)?.focus()
  return true
}

/** On a cell. Answers whether the key did something. */
function keyOnCell<Row extends ListRow>(
  event: KeyboardEvent<HTMLTableElement>,
  cell: HTMLTableCellElement | undefined,
  at: CellAt,
  options: GridOptions<Row>,
  grid: Grid,
): boolean {
  const { key, shiftKey, currentTarget } = event
  const target = event.target as HTMLElement
  const ctrl = event.ctrlKey || event.metaKey
  const to = moveCell(at, { key, ctrl }, sizeOf(currentTarget, options.ids.length))
  if (to) {
    stretch(at, to, shiftKey, options)
    grid.go(to)
    return true
  }
  if (ctrl) return key.toLowerCase() === 'a' && selectPage(options)
  switch (key) {
    case 'Enter':
    case 'F2':
      return cell !== undefined && enter(cell, target, key)
    case '?':
      grid.onHelp()
      return true
    case '/':
      filterField()?.focus()
      return filterField() !== null
    case ' ':
      // Space presses a button; a box toggles its row by itself.
      return (shiftKey || !target.matches('button, input')) && select(at, shiftKey, options)
    case 'x':
    case 'X':
      return select(at, shiftKey, options)
  }
  return false
}

/** A step with Shift held takes the rows along that it passes; any other begins a range. */
function stretch<Row extends ListRow>(from: CellAt, to: CellAt, isRange: boolean, options: GridOptions<Row>) {
  const { ids, list, anchor, selectable } = options
  if (!isRange) {
    anchor.current = ids[to.row]
  } else if (selectable && from.row !== to.row && ids[from.row] !== undefined && ids[to.row] !== undefined) {
    const start = anchor.current === undefined ? -1 : ids.indexOf(anchor.current)
    const begin =
      anchor.current !== undefined && isSelected(list.selection, anchor.current) ? start : from.row
    anchor.current = ids[begin]
    list.select(extendSelection(list.selection, ids, { anchor: begin, from: from.row, to: to.row }))
  }
}

/** Into the controls of a cell, or where it has none to what the row opens; on a head without a button that sorts, to the edge that resizes it. */
function enter(cell: HTMLTableCellElement, target: HTMLElement, key: string): boolean {
  const edge = cell.querySelector<HTMLElement>('[role=separator]')
  if (target === cell) {
    const inside = controlsOf(cell)[0] ?? edge
    inside?.focus()
    const link = !inside && key === 'Enter' ? linkOfRow(cell.parentElement) : null
    link?.click()
    return inside !== null || link !== null
  }
  if (key === 'F2') edge?.focus()
  const isBox = target.matches('input[type=checkbox]')
  if (key === 'Enter' && isBox) target.click()
  return key === 'F2' || isBox
}

/** The row under the focus; with Shift held all rows from the last one on. */
function select<Row extends ListRow>(at: CellAt, isRange: boolean, options: GridOptions<Row>): boolean {
  const { ids, list, anchor, selectable } = options
  const id = ids[at.row]
  if (!selectable || id === undefined) return false
  list.select(toggleRow(list.selection, ids, id, isRange ? anchor.current : undefined))
  anchor.current = id
  return true
}

function selectPage<Row extends ListRow>({ list, ids, selectable }: GridOptions<Row>): boolean {
  if (selectable && pageSelection(list.selection, ids) !== 'all') list.select(togglePage(list.selection, ids))
  return selectable
}

/** How large the grid is, and how many rows one sees of it. */
function sizeOf(table: HTMLTableElement, rows: number) {
  const line = table.querySelector<HTMLElement>(':scope > tbody > tr[data-row]')?.offsetHeight ?? 0
  const height = table.parentElement?.clientHeight ?? 0
  return {
    first: table.tHead ? -1 : 0,
    last: table.tFoot ? rows : rows - 1,
    columns: table.tHead?.rows[0]?.cells.length ?? 0,
    page: Math.max(1, Math.floor(height / (line || Number.POSITIVE_INFINITY)) - 2),
  }
}
