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
export function moveCell(
  { row, column }: CellAt,
  { key, ctrl }: PressedKey,
  { first, last, columns, page }: GridSize,
): CellAt | undefined {
  const end = columns - 1
  const places: Readonly<Record<string, CellAt>> = {
    ArrowLeft: { row, column: ctrl ? 0 : column - 1 },
    ArrowRight: { row, column: ctrl ? end : column + 1 },
    ArrowUp: { row: ctrl ? first : row - 1, column },
    ArrowDown: { row: ctrl ? last : row + 1, column },
    Home: { row: ctrl ? first : row, column: 0 },
    End: { row: ctrl ? last : row, column: end },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  }
  const to = places[key]
  return (
    to && {
      row: Math.max(first, Math.min(to.row, last)),
      column: Math.max(0, Math.min(to.column, end)),
    }
  )
}
