import type { CellAt } from '../../foundation/keys/move-cell.ts'

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]:not([role=separator])'

/** Controls of cells that a screen drew itself, and that the Tab key would still stop at. */
const LOOSE = [
  ':scope > tbody > tr[data-row] > td :is(a[href], button, input, select, textarea):not([tabindex])',
  ':scope > tbody > tr[data-row] > td [tabindex="0"]:not([data-stop])',
].join()

/** Which cell of the table an element stands in; `count` is the number of rows. Details of rows are no cells. */
export function positionOf(table: HTMLTableElement, element: Element, count: number): CellAt | undefined {
  const cell = cellOfElement(table, element)
  const line = cell?.parentElement
  if (!cell || !line) return undefined
  const column = cell.cellIndex
  if (line.parentElement === table.tHead) return { row: -1, column }
  if (line.parentElement === table.tFoot) return { row: count, column }
  return line.dataset.row === undefined ? undefined : { row: Number(line.dataset.row), column }
}

/** The cell that an element stands in, unless it is one of another table within a row's details. */
export function cellOfElement(table: HTMLTableElement, element: Element): HTMLTableCellElement | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th')
  return cell?.closest('table') === table ? cell : undefined
}

/** The cell at a place, where its row is drawn. */
export function cellAt(table: HTMLTableElement, { row, column }: CellAt, count: number) {
  const line =
    row < 0
      ? table.tHead?.rows[0]
      : row >= count
        ? table.tFoot?.rows[0]
        : table.querySelector<HTMLTableRowElement>(`:scope > tbody > tr[data-row="${row}"]`)
  return line?.cells[Math.min(column, line.cells.length - 1)]
}

export function controlsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !(control as HTMLButtonElement).disabled,
  )
}

/**
 * What has the focus where a cell is the current one: its only control, so that Enter and Space work at once;
 * otherwise the cell. A button that opens a menu needs the arrows for itself, so its cell comes first.
 */
export function targetOf(cell: HTMLTableCellElement): HTMLElement {
  const controls = controlsOf(cell)
  const [only] = controls
  return controls.length === 1 && only && !only.hasAttribute('aria-haspopup') ? only : cell
}

/** The link that opens a row, where its rows can be opened. */
export function linkOfRow(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('a[data-opens]') ?? null
}

/** Makes the table one stop of the Tab key: `stop`, and none of its other controls. */
export function setTabStop(table: HTMLTableElement, stop: HTMLElement): void {
  const former = table.matches('[data-stop]') ? table : table.querySelector<HTMLElement>('[data-stop]')
  if (former !== stop) {
    former?.setAttribute('tabindex', '-1')
    former?.removeAttribute('data-stop')
    stop.setAttribute('data-stop', '')
  }
  if (stop.tabIndex !== 0 || !stop.hasAttribute('tabindex')) stop.tabIndex = 0
  for (const control of table.querySelectorAll<HTMLElement>(LOOSE)) control.tabIndex = -1
}

/** The field that filters the page: a text field of its search, if it has one. */
export function filterField(): HTMLElement | null {
  const search = ':is([role=search], search)'
  return document.querySelector<HTMLElement>(
    `${search} :is(input[type=search], [role=searchbox]), ${search} input[type=text]`,
  )
}
