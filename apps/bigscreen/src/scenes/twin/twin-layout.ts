import type { StationGun } from '@ampdeck/api/statistics/big-screen/station'

/** A bay of one gun, in metres: x to the right, z towards who looks on. */
export interface Bay {
  gunId: number
  x: number
  z: number
  /** Its car stands with the nose to the island: 1 where the island is behind the bay, −1 where it is before it. */
  side: 1 | -1
  /** How far its pile is to the right of its middle. */
  pileX: number
}

export interface PilePlace {
  pileId: number
  x: number
  z: number
  side: 1 | -1
}

/** Two rows of bays, back to back, with the piles between them. */
export interface Island {
  x: number
  z: number
  length: number
}

export interface TwinLayout {
  bays: readonly Bay[]
  piles: readonly PilePlace[]
  islands: readonly Island[]
  /** The paved ground, around the origin. */
  width: number
  depth: number
  /** At the left of the islands. */
  transformer: { x: number; z: number }
}

export const BAY = { width: 2.9, length: 5.4 }
/** The piles' strip between two rows. */
export const SPINE = 1.8
const AISLE = 7
const ISLAND_STEP = SPINE + 2 * BAY.length + AISLE
/** How much wider than deep a station is. */
const BREADTH = 1.7
const LEAST_ROW = 4
const MARGIN = 5
/** Room for the transformer. */
const YARD = 13

/** Where everything of a station stands, by its guns and piles alone: the guns of a pile stand side by side. */
export function twinLayout(guns: readonly Pick<StationGun, 'id' | 'pileId'>[]): TwinLayout {
  const perRow = Math.max(
    LEAST_ROW,
    Math.ceil(Math.sqrt((BREADTH * ISLAND_STEP * guns.length) / (2 * BAY.width))),
  )
  const rows = rowsOf(guns, perRow)
  const longest = Math.max(1, ...rows.map((row) => row.length))
  const length = longest * BAY.width
  const count = Math.max(1, Math.ceil(rows.length / 2))
  const islands = Array.from({ length: count }, (_, nth) => ({
    x: 0,
    z: (nth - (count - 1) / 2) * ISLAND_STEP,
    length,
  }))

  const bays = rows.flatMap((row, nth) => {
    const island = islands[Math.floor(nth / 2)]
    const side = nth % 2 === 0 ? 1 : -1
    return row.map((gun, slot) => ({
      gunId: gun.id,
      pileId: gun.pileId,
      x: (slot - (longest - 1) / 2) * BAY.width,
      z: (island?.z ?? 0) + side * (SPINE / 2 + BAY.length / 2),
      side: side as 1 | -1,
    }))
  })
  const piles = [...Map.groupBy(bays, ({ pileId, z }) => `${pileId} ${z}`).values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { pileId, side } = first
    const x = of.reduce((sum, bay) => sum + bay.x, 0) / of.length
    return [{ pileId, side, x, z: first.z - side * (BAY.length / 2 + SPINE / 4) }]
  })
  const pileOf = (bay: (typeof bays)[number]) =>
    piles.find(
      ({ pileId, side, z }) => pileId === bay.pileId && side === bay.side && Math.abs(z - bay.z) < BAY.length,
    )

  return {
    bays: bays.map((bay) => ({
      gunId: bay.gunId,
      x: bay.x,
      z: bay.z,
      side: bay.side,
      pileX: (pileOf(bay)?.x ?? bay.x) - bay.x,
    })),
    piles,
    islands,
    width: length + 2 * MARGIN + YARD,
    depth: count * ISLAND_STEP + MARGIN,
    transformer: { x: -length / 2 - YARD * 0.72, z: 0 },
  }
}

/** The guns row by row; a pile begins a new row where its guns have no room together. */
function rowsOf<Gun extends Pick<StationGun, 'pileId'>>(guns: readonly Gun[], perRow: number): Gun[][] {
  const rows: Gun[][] = []
  let row: Gun[] = []
  for (const pile of Map.groupBy(guns, ({ pileId }) => pileId).values()) {
    for (const [nth, gun] of pile.entries()) {
      const isFull = row.length >= perRow
      const isTorn = nth === 0 && row.length > 0 && row.length + pile.length > perRow
      if (isFull || isTorn) {
        rows.push(row)
        row = []
      }
      row.push(gun)
    }
  }
  return row.length > 0 ? [...rows, row] : rows
}
