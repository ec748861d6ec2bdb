/** A cell of a grid. */
export interface GridCell {
  row: number
  column: number
}

/** The cell to which a key leads (grid pattern of the ARIA practices); undefined for a key that is none of the grid's. */
export function moveCell(
  key: string,
  { row, column }: GridCell,
  rows: number,
  columns: number,
): GridCell | undefined {
  const to = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  }[key]
  return (
    to && {
      row: Math.min(rows - 1, Math.max(0, to.row)),
      column: Math.min(columns - 1, Math.max(0, to.column)),
    }
  )
}

/** How strong the colour of a value is, 0 to 100: from the smallest, which is still seen, to the largest. */
export function strengthOf(value: number, least: number, most: number): number {
  if (most <= least) return value === 0 ? 0 : 100
  return Math.round(8 + ((value - least) / (most - least)) * 92)
}
