interface Edge {
  from: string
  to: string
}

const SWEEPS = 8

/**
 * The layer of every state: one below the lowest of those that lead to it. An edge that leads back to a state from
 * which it was reached does not count, so that cycles have a top.
 */
export function rankOf(states: readonly string[], edges: readonly Edge[]): Map<string, number> {
  const forward = withoutBackEdges(states, edges)
  const rank = new Map<string, number>()
  const rankFrom = (state: string): number => {
    const known = rank.get(state)
    if (known !== undefined) return known
    const above = forward.filter(({ to }) => to === state).map(({ from }) => rankFrom(from) + 1)
    const found = Math.max(0, ...above)
    rank.set(state, found)
    return found
  }
  for (const state of states) rankFrom(state)
  return rank
}

/**
 * The states of each layer from left to right, and between them the lanes of the edges that only pass. Each layer
 * is sorted by the middle of its neighbours, down and up again, which leaves few crossings.
 */
export function orderedLayers(
  states: readonly string[],
  edges: readonly Edge[],
  rank: ReadonlyMap<string, number>,
): Layer[] {
  const layers: Layer[] = []
  const add = (layer: number, id: string, above: readonly string[], below: readonly string[]) => {
    layers[layer] ??= []
    layers[layer].push({ id, above: [...above], below: [...below] })
  }
  for (const state of states) add(rank.get(state) ?? 0, state, [], [])
  const places = new Map(layers.flat().map((place) => [place.id, place]))

  for (const { from, to } of edges) {
    const isDown = (rank.get(from) ?? 0) < (rank.get(to) ?? 0)
    const [upper, lower] = isDown ? [from, to] : [to, from]
    const lanes = between(rank.get(upper) ?? 0, rank.get(lower) ?? 0)
    const chain = [upper, ...lanes.map((layer) => laneOf(from, to, layer)), lower]
    for (const [index, layer] of lanes.entries()) {
      add(layer, chain[index + 1] ?? '', [chain[index] ?? ''], [chain[index + 2] ?? ''])
    }
    places.get(upper)?.below.push(chain[1] ?? '')
    places.get(lower)?.above.push(chain.at(-2) ?? '')
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    const order = isDown ? layers : layers.toReversed()
    for (const layer of order) sortByNeighbours(layer, layers, isDown ? 'above' : 'below')
  }
  return layers
}

/** One place of a layer, a state or a passing edge, and what it is tied to. */
export interface Place {
  id: string
  above: string[]
  below: string[]
}

export type Layer = Place[]

/** The place of an edge in a layer that it only passes. */
export function laneOf(from: string, to: string, layer: number): string {
  return `${from}→${to}@${layer}`
}

/** The layers strictly between two others. */
export function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index)
}

function sortByNeighbours(layer: Layer, layers: readonly Layer[], side: 'above' | 'below'): void {
  const index = new Map(layers.flatMap((one) => one.map(({ id }, at) => [id, at + 0.5 - one.length / 2])))
  const here = new Map(
    layer.map((place) => [place.id, middleOf(place[side], index) ?? index.get(place.id) ?? 0]),
  )
  layer.sort((a, b) => (here.get(a.id) ?? 0) - (here.get(b.id) ?? 0))
}

function middleOf(ids: readonly string[], at: ReadonlyMap<string, number>): number | undefined {
  if (ids.length === 0) return undefined
  return ids.reduce((sum, id) => sum + (at.get(id) ?? 0), 0) / ids.length
}

/** Depth first, in the order in which the states are written down: an edge to a state still open leads back. */
function withoutBackEdges(states: readonly string[], edges: readonly Edge[]): Edge[] {
  const state = new Map<string, 'open' | 'done'>()
  const kept: Edge[] = []
  const visit = (from: string) => {
    state.set(from, 'open')
    for (const edge of edges) {
      if (edge.from !== from || state.get(edge.to) === 'open') continue
      kept.push(edge)
      if (!state.has(edge.to)) visit(edge.to)
    }
    state.set(from, 'done')
  }
  for (const one of states) if (!state.has(one)) visit(one)
  return kept
}
