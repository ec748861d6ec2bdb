import type { Layer } from './layers.ts'

const SWEEPS = 12

/** A little towards the middle at every step: a long life cycle does not wander out to one side. */
const HOMING = 0.85

/**
 * The middle of every place in pixels: as near to its neighbours as the order of its layer and the gap allow.
 * Layers are balanced downwards and upwards in turn.
 */
export function placed(
  layers: readonly Layer[],
  widthOf: (id: string) => number,
  gap: number,
): Map<string, number> {
  const x = new Map<string, number>()
  for (const layer of layers) settle(layer, x, widthOf, gap, () => undefined)

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) {
      settle(layer, x, widthOf, gap, ({ above, below }) => {
        // The last sweep of all looks both ways, so that neither end is pulled crooked.
        const ties = sweep >= SWEEPS - 2 ? [...above, ...below] : isDown ? above : below
        const middle = ties.reduce((sum, id) => sum + (x.get(id) ?? 0), 0) / ties.length
        return ties.length ? middle * HOMING : undefined
      })
    }
  }
  return x
}

function settle(
  layer: Layer,
  x: Map<string, number>,
  widthOf: (id: string) => number,
  gap: number,
  wishOf: (place: Layer[number]) => number | undefined,
): void {
  let edge = 0
  const offsets = layer.map(({ id }) => {
    const middle = edge + widthOf(id) / 2
    edge += widthOf(id) + gap
    return middle
  })
  const all = (edge - gap) / 2
  const wishes = layer.map((place, index) => {
    const offset = (offsets[index] ?? 0) - all
    return (wishOf(place) ?? x.get(place.id) ?? offset) - (offsets[index] ?? 0)
  })
  for (const [index, start] of rising(wishes).entries()) {
    x.set(layer[index]?.id ?? '', start + (offsets[index] ?? 0))
  }
}

/**
 * The rising numbers nearest to the given ones (least squares, pool adjacent violators): neighbours that would
 * overlap share one place.
 */
export function rising(wishes: readonly number[]): number[] {
  const pools: { sum: number; size: number }[] = []
  for (const wish of wishes) {
    let pool = { sum: wish, size: 1 }
    for (let last = pools.at(-1); last && last.sum / last.size > pool.sum / pool.size; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size }
    }
    pools.push(pool)
  }
  return pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size))
}
