/** A cell of the grid: rows count from 0; -1 is the head, and what follows the last row is the sum. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

/** How far one can move: the first and the last row, the number of columns, and how many rows one sees. */
export interface GridSize {
  readonly first: number
  readonly last: number
  readonly columns: number
  readonly page: number
}

/** What of a pressed key decides where it leads. */
export interface PressedKey {
  readonly key: string
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean
}

/**
 * Where a key leads from a cell, by the grid pattern of the ARIA Authoring Practices; undefined where the key moves
 * nothing. Moves stop at the edges.
 */
export function moveCell(at: CellAt, { key, ctrl }: PressedKey, size: GridSize): CellAt | undefined {
  const to = destination(at, key, ctrl, size)
  return (
    to && {
      row: Math.max(size.first, Math.min(to.row, size.last)),
      column: Math.max(0, Math.min(to.column, size.columns - 1)),
    }
  )
}

function destination(
  { row, column }: CellAt,
  key: string,
  ctrl: boolean,
  size: GridSize,
): CellAt | undefined {
  const end = size.columns - 1
  switch (key) {
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: ctrl ? end : column + 1 }
    case 'ArrowUp':
      return { row: ctrl ? size.first : row - 1, column }
    case 'ArrowDown':
      return { row: ctrl ? size.last : row + 1, column }
    case 'Home':
      return { row: ctrl ? size.first : row, column: 0 }
    case 'End':
      return { row: ctrl ? size.last : row, column: end }
    case 'PageUp':
      return { row: row - size.page, column }
    case 'PageDown':
      return { row: row + size.page, column }
  }
}
