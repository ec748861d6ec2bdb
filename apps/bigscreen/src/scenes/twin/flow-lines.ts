import { SPINE, type TwinLayout } from './twin-layout.ts'

/** A way on the ground along which power goes, in metres. */
export interface FlowLine {
  from: 'grid' | 'station' | 'pv'
  points: readonly (readonly [x: number, z: number])[]
}

const FAR = 40

/** Grid to transformer, transformer to each island on which something charges, and PV to the transformer. */
export function flowLines(
  { islands, transformer, bays }: TwinLayout,
  live: { gridW: number; pvW: number; chargingGuns: ReadonlySet<number> },
): FlowLine[] {
  const { x, z } = transformer
  const lines: FlowLine[] = []
  if (live.gridW > 0)
    lines.push({
      from: 'grid',
      points: [
        [x - FAR, z + FAR * 0.16],
        [x - 2.8, z],
      ],
    })
  for (const island of islands) {
    const charging = bays.filter(
      (bay) => Math.abs(bay.z - island.z) < SPINE + 6 && live.chargingGuns.has(bay.gunId),
    )
    if (charging.length === 0) continue
    const start = island.x - island.length / 2 - 2
    const end = Math.max(...charging.map((bay) => bay.x + bay.pileX))
    const turn = x + 5
    lines.push({
      from: 'station',
      points: [
        [x + 2.8, z],
        [turn, z],
        [turn, island.z],
        [start, island.z],
        [end, island.z],
      ],
    })
  }
  const [first] = islands
  if (live.pvW > 0 && first)
    lines.push({
      from: 'pv',
      points: [
        [first.x - first.length / 2, first.z - 3],
        [x + 0.6, first.z - 3],
        [x + 0.6, z - 2.4],
      ],
    })
  return lines
}

/** The places of dashes along a way, `offset` metres after its beginning, with their direction. */
export function dashesOf(
  { points }: FlowLine,
  pitch: number,
  offset: number,
): { x: number; z: number; turn: number }[] {
  const dashes: { x: number; z: number; turn: number }[] = []
  let left = offset % pitch
  for (const [nth, [x, z]] of points.entries()) {
    const next = points[nth + 1]
    if (!next) break
    const length = Math.hypot(next[0] - x, next[1] - z)
    if (length === 0) continue
    const [dx, dz] = [(next[0] - x) / length, (next[1] - z) / length]
    for (; left < length; left += pitch)
      dashes.push({ x: x + dx * left, z: z + dz * left, turn: Math.atan2(dx, dz) })
    left -= length
  }
  return dashes
}
