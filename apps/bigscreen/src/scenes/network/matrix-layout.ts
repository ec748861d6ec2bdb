import type { Area } from '../../parts/use-area.ts'

/** Where the guns of one station stand. */
export interface Block {
  x: number
  /** Of the label, or of the first row of tiles where there are no labels. */
  y: number
  width: number
  tilesY: number
  perRow: number
}

export interface MatrixLayout {
  /** One block per station, in the order of the given sizes. */
  blocks: readonly Block[]
  /** From one tile to the next, in whole pixels. */
  pitch: number
  /** Edge of a tile. */
  tile: number
  /** So many stations that their names would not be readable any more stand without them. */
  labelled: boolean
}

/* In pixels of the design. */
const LABEL = 30
const COLUMN_GAP = 34
const ROW_GAP = 12
const MAX_ROW_GAP = 34
const LEAST_LABEL_WIDTH = 270
const LARGEST_PITCH = 48
const LEAST_LABELLED_PITCH = 13

/**
 * Places stations with the given numbers of guns so that the tiles are as large as they can be. A row of stations is
 * as high as its largest one: give them in order of size.
 */
export function layoutMatrix(sizes: readonly number[], space: Area): MatrixLayout {
  const { unit } = space
  const leastColumn = LEAST_LABEL_WIDTH * unit
  const mostColumns = Math.max(
    1,
    Math.floor((space.width + COLUMN_GAP * unit) / (leastColumn + COLUMN_GAP * unit)),
  )

  const withNames = largest(sizes, space, mostColumns, LABEL * unit)
  if (withNames && withNames.pitch >= LEAST_LABELLED_PITCH * unit) return placed(sizes, space, withNames)
  const without = largest(sizes, space, Math.max(1, sizes.length), 0)
  return placed(sizes, space, without ?? { columns: 1, pitch: 2, label: 0 })
}

interface Choice {
  columns: number
  pitch: number
  label: number
}

/** The choice of columns with the largest tiles that still fits. */
function largest(
  sizes: readonly number[],
  space: Area,
  mostColumns: number,
  label: number,
): Choice | undefined {
  for (let pitch = Math.floor(LARGEST_PITCH * space.unit); pitch >= 2; pitch--) {
    for (let columns = 1; columns <= mostColumns; columns++) {
      const choice = { columns, pitch, label }
      if (heightOf(sizes, space, choice) <= space.height) return choice
    }
  }
  return undefined
}

function heightOf(sizes: readonly number[], space: Area, choice: Choice): number {
  const heights = rowHeights(sizes, space, choice)
  return sum(heights) + Math.max(0, heights.length - 1) * ROW_GAP * space.unit
}

function rowHeights(sizes: readonly number[], space: Area, { columns, pitch, label }: Choice): number[] {
  const perRow = tilesAcross(space, columns, pitch)
  if (perRow < 1) return [Number.POSITIVE_INFINITY]
  const rows = Math.ceil(sizes.length / columns)
  return Array.from({ length: rows }, (_, row) => {
    const highest = Math.max(...sizes.slice(row * columns, (row + 1) * columns))
    return label + Math.ceil(highest / perRow) * pitch
  })
}

function placed(sizes: readonly number[], space: Area, choice: Choice): MatrixLayout {
  const { columns, pitch, label } = choice
  const heights = rowHeights(sizes, space, choice)
  const width = columnWidth(space, columns)
  const spare = (space.height - sum(heights)) / Math.max(1, heights.length - 1)
  const gap = Math.min(spare, MAX_ROW_GAP * space.unit)

  const blocks = sizes.map((_, index): Block => {
    const row = Math.floor(index / columns)
    const y = Math.round(sum(heights.slice(0, row)) + row * gap)
    return {
      x: Math.round((index % columns) * (width + COLUMN_GAP * space.unit)),
      y,
      width,
      tilesY: Math.round(y + label),
      perRow: Math.max(1, tilesAcross(space, columns, pitch)),
    }
  })
  return { blocks, pitch, tile: pitch - Math.max(1, Math.round(pitch * 0.18)), labelled: label > 0 }
}

const columnWidth = ({ width, unit }: Area, columns: number) =>
  (width - (columns - 1) * COLUMN_GAP * unit) / columns

const tilesAcross = (space: Area, columns: number, pitch: number) =>
  Math.floor(columnWidth(space, columns) / pitch)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Upper left corner of a gun's tile. */
export function tileAt(block: Block, pitch: number, index: number): { x: number; y: number } {
  return {
    x: block.x + (index % block.perRow) * pitch,
    y: block.tilesY + Math.floor(index / block.perRow) * pitch,
  }
}
