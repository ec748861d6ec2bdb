import type { KeyboardEvent, RefObject } from 'react'
import type { ListRow, RowId } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { extendSelection, isSelected, pageSelection, togglePage, toggleRow } from '../list/selection.ts'
import { cellOfElement, controlsOf, filterField, positionOf, targetOf } from './grid-dom.ts'
import { type CellAt, moveCell } from './grid-moves.ts'
import type { useGrid } from './use-grid.ts'
import { useStable } from './use-stable.ts'

interface GridKeys<Row extends ListRow> {
  table: RefObject<HTMLTableElement | null>
  isOn: boolean
  grid: Pick<ReturnType<typeof useGrid>, 'at' | 'go'>
  list: Pick<ListState<Row>, 'selection' | 'select'>
  ids: readonly RowId[]
  selectable: boolean
  /** The row where a range begins. */
  anchor: RefObject<RowId | undefined>
  onHelp: () => void
}

/** What the keys do in a grid. Keys that type, and those of a control within a cell, are left to it. */
export function useGridKeys<Row extends ListRow>(props: GridKeys<Row>) {
  return useStable((event: KeyboardEvent<HTMLTableElement>) => {
    const table = props.table.current
    const target = event.target as HTMLElement
    if (!props.isOn || !table?.contains(target) || event.defaultPrevented || event.altKey) return
    const cell = cellOfElement(table, target)
    const at = cell ? positionOf(table, target, props.ids.length) : props.grid.at.current
    if (!at) return

    const isWithin = cell !== undefined && target !== targetOf(cell)
    const isDone = isWithin ? keyWithin(event, cell, target) : keyOnCell(event, table, cell, at, props)
    if (isDone) event.preventDefault()
  })
}

/** Within a cell of several controls: arrows go from one to the next, Escape back to the cell. */
function keyWithin({ key }: KeyboardEvent, cell: HTMLTableCellElement, target: HTMLElement): boolean {
  if (key === 'Escape' || key === 'F2') {
    targetOf(cell).focus()
    return true
  }
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || target.matches(':is(input, select, textarea)'))
    return false
  const controls = controlsOf(cell)
  const place = controls.indexOf(target)
  if (place < 0) return false
  controls.at((place + (key === 'ArrowRight' ? 1 : -1)) % controls.length)?.focus()
  return true
}

/** On a cell. Answers whether the key did something. */
function keyOnCell<Row extends ListRow>(
  event: KeyboardEvent,
  table: HTMLTableElement,
  cell: HTMLTableCellElement | undefined,
  at: CellAt,
  props: GridKeys<Row>,
): boolean {
  const { key, shiftKey } = event
  const ctrl = event.ctrlKey || event.metaKey
  const rows = props.ids.length
  const to = moveCell(at, { key, ctrl }, sizeOf(table, rows))
  if (to) {
    move(at, to, shiftKey, props)
    return true
  }
  if (ctrl) return key.toLowerCase() === 'a' && selectPage(props)
  if (key === 'Enter' || key === 'F2')
    return cell !== undefined && enter(cell, event.target as HTMLElement, key)
  if (key === '?') {
    props.onHelp()
    return true
  }
  if (key === '/') {
    const field = filterField()
    field?.focus()
    return field !== null
  }
  // Space presses a button; a box toggles its row by itself.
  const isPressed = key === ' ' && (event.target as HTMLElement).matches('button, input') && !shiftKey
  if (key === 'x' || key === 'X' || (key === ' ' && !isPressed)) return select(at, shiftKey, props)
  return false
}

function move<Row extends ListRow>(from: CellAt, to: CellAt, isRange: boolean, props: GridKeys<Row>): void {
  const { ids, list, grid, anchor, selectable } = props
  const isStep = from.row !== to.row && ids[from.row] !== undefined && ids[to.row] !== undefined
  if (isRange && selectable && isStep) {
    const start = anchor.current === undefined ? -1 : ids.indexOf(anchor.current)
    const begin = start >= 0 && isSelected(list.selection, ids[start] as RowId) ? start : from.row
    anchor.current = ids[begin]
    list.select(extendSelection(list.selection, ids, { anchor: begin, from: from.row, to: to.row }))
  } else if (!isRange) {
    anchor.current = ids[to.row]
  }
  grid.go(to)
}

/** Into the controls of a cell; on a head without a button that sorts, to the edge that resizes it. */
function enter(cell: HTMLTableCellElement, target: HTMLElement, key: string): boolean {
  if (target === cell) {
    const inside = controlsOf(cell)[0] ?? cell.querySelector<HTMLElement>('[role=separator]')
    inside?.focus()
    return inside !== null
  }
  if (key === 'F2') cell.querySelector<HTMLElement>('[role=separator]')?.focus()
  const isBox = target.matches('input[type=checkbox]')
  if (key === 'Enter' && isBox) target.click()
  return key === 'F2' || isBox
}

/** The row under the focus; with Shift held all rows from the last one on. */
function select<Row extends ListRow>(at: CellAt, isRange: boolean, props: GridKeys<Row>): boolean {
  const { ids, list, anchor, selectable } = props
  const id = ids[at.row]
  if (!selectable || id === undefined) return false
  list.select(toggleRow(list.selection, ids, id, isRange ? anchor.current : undefined))
  anchor.current = id
  return true
}

function selectPage<Row extends ListRow>({ list, ids, selectable }: GridKeys<Row>): boolean {
  if (!selectable) return false
  if (pageSelection(list.selection, ids) !== 'all') list.select(togglePage(list.selection, ids))
  return true
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
