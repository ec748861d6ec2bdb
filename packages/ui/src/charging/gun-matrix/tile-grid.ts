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

/** Where a tile stands: its row of piles, its line among all lines of all rows, its column. */
export interface Place {
  id: string
  row: number
  line: number
  column: number
}

/** The places of all tiles, in reading order: pile by pile, as the letters run. */
export function placesOf<Pile extends PackablePile>(rows: readonly MatrixRow<Pile>[]): Place[] {
  let above = 0
  return rows.flatMap(({ piles, lines }, row) => {
    const first = above
    above += lines
    return piles.flatMap(({ pile, column, span }) =>
      pile.gunIds.map((id, index) => ({
        id,
        row,
        line: first + Math.floor(index / span),
        column: column + (index % span),
      })),
    )
  })
}

/** How far Page Up and Page Down go, in lines. */
const PAGE = 5
const LINES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/**
 * The tile to which a key leads. Left and right follow the reading order; up and down stay in the column as near as can
 * be. At the ends nothing happens: a matrix is a map, and maps do not go round.
 *
 * @param key as in `KeyboardEvent.key`; `Control+Home` and `Control+End` lead to the very ends
 */
export function walk(places: readonly Place[], current: string, key: string): string | undefined {
  const index = places.findIndex(({ id }) => id === current)
  const here = places[index]
  if (!here) return places[0]?.id
  if (key === 'ArrowRight') return places[index + 1]?.id
  if (key === 'ArrowLeft') return places[index - 1]?.id
  if (key === 'Control+Home') return places.at(0)?.id
  if (key === 'Control+End') return places.at(-1)?.id
  if (key === 'Home') return nearest(places, here.line, 0)
  if (key === 'End') return nearest(places, here.line, Number.MAX_SAFE_INTEGER)

  const last = Math.max(...places.map(({ line }) => line))
  const line = Math.min(last, Math.max(0, here.line + (LINES[key] ?? 0)))
  return line === here.line ? undefined : nearest(places, line, here.column)
}

/** Of a line the tile that is nearest to a column. */
function nearest(places: readonly Place[], line: number, column: number): string | undefined {
  const far = (place: Place) => Math.abs(place.column - column)
  return places.filter((place) => place.line === line).sort((a, b) => far(a) - far(b))[0]?.id
}

/**
 * The first tile of the pile whose code one types: the code begins with it, or else ends with it, or else has it
 * somewhere; people know a pile by its last digits.
 */
export function findPile(piles: readonly PackablePile[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return undefined
  const shown = piles.filter(({ gunIds }) => gunIds.length > 0)
  const by = (matches: (code: string) => boolean) => shown.find(({ code }) => matches(code.toLowerCase()))
  const found =
    by((code) => code.startsWith(wanted)) ??
    by((code) => code.endsWith(wanted)) ??
    by((code) => code.includes(wanted))
  return found?.gunIds[0]
}
