/** A pile with the guns that are to be shown, in the order of their letters. */
export interface PackablePile {
  code: string
  gunIds: readonly string[]
}

/** A pile in a row of the matrix. */
export interface PlacedPile<Pile extends PackablePile> {
  pile: Pile
  /** The first column it takes, from 0, and how many. */
  column: number
  span: number
}

export interface MatrixRow<Pile extends PackablePile> {
  piles: readonly PlacedPile<Pile>[]
  /** Tiles above one another in the tallest pile of the row. */
  lines: number
}

/**
 * Piles into rows of so many tiles, in the order given, so that a code is found where one expects it. A pile is as
 * wide as it has guns; one wider than the matrix breaks into lines of its own row.
 */
export function packPiles<Pile extends PackablePile>(
  piles: readonly Pile[],
  columns: number,
): MatrixRow<Pile>[] {
  const width = Math.max(1, Math.floor(columns))
  const rows: { piles: PlacedPile<Pile>[]; lines: number }[] = []
  let used = width

  for (const pile of piles) {
    if (pile.gunIds.length === 0) continue
    const span = Math.min(pile.gunIds.length, width)
    if (used + span > width) {
      rows.push({ piles: [], lines: 1 })
      used = 0
    }
    const row = rows.at(-1)
    if (!row) continue
    row.piles.push({ pile, column: used, span })
    row.lines = Math.max(row.lines, Math.ceil(pile.gunIds.length / span))
    used += span
  }
  return rows
}
