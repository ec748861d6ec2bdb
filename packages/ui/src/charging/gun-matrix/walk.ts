import type { MatrixRow, PackablePile } from './pack-piles.ts'

/** Where a tile stands: its row of piles, its line within that row, its column. */
export interface Place {
  id: string
  row: number
  line: number
  column: number
}

/** How far Page Up and Page Down go, in lines. */
const PAGE = 5

/** The places of all tiles, in reading order: pile by pile, as the letters run. */
export function placesOf<Pile extends PackablePile>(rows: readonly MatrixRow<Pile>[]): Place[] {
  return rows.flatMap(({ piles }, row) =>
    piles.flatMap(({ pile, column, span }) =>
      pile.gunIds.map((id, index) => ({
        id,
        row,
        line: Math.floor(index / span),
        column: column + (index % span),
      })),
    ),
  )
}

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

  switch (key) {
    case 'ArrowRight':
      return places[index + 1]?.id
    case 'ArrowLeft':
      return places[index - 1]?.id
    case 'ArrowDown':
      return lineFrom(places, here, 1)
    case 'ArrowUp':
      return lineFrom(places, here, -1)
    case 'PageDown':
      return lineFrom(places, here, PAGE)
    case 'PageUp':
      return lineFrom(places, here, -PAGE)
    case 'Home':
      return sameLine(places, here).at(0)?.id
    case 'End':
      return sameLine(places, here).at(-1)?.id
    case 'Control+Home':
      return places.at(0)?.id
    case 'Control+End':
      return places.at(-1)?.id
    default:
      return undefined
  }
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

const sameLine = (places: readonly Place[], { row, line }: Place) =>
  places.filter((place) => place.row === row && place.line === line).sort((a, b) => a.column - b.column)

/** So many lines away, or as far as there are any; then the tile nearest to the column. */
function lineFrom(places: readonly Place[], here: Place, step: number): string | undefined {
  const lines = [...new Set(places.map(lineKey))].sort((a, b) => a - b)
  const index = lines.indexOf(lineKey(here))
  const target = lines[Math.min(lines.length - 1, Math.max(0, index + step))]
  if (target === undefined || target === lineKey(here)) return undefined

  const nearest = places
    .filter((place) => lineKey(place) === target)
    .sort((a, b) => Math.abs(a.column - here.column) - Math.abs(b.column - here.column))
  return nearest[0]?.id
}

/** Rows before lines; no pile has a thousand lines. */
const lineKey = ({ row, line }: Place) => row * 1_000 + line
