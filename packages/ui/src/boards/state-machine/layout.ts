import { between, laneOf, orderedLayers, rankOf } from './layers.ts'
import { placed } from './placed.ts'

interface Edge {
  from: string
  to: string
}

/** What a diagram is made of: names of states, and which leads to which. */
export interface Graph {
  states: readonly string[]
  edges: readonly Edge[]
}

/** Where a state stands, in pixels from the top left. */
export interface Spot {
  id: string
  x: number
  y: number
}

/** An edge as the points that it passes, from its start to its arrow. */
export interface Path {
  from: string
  to: string
  points: readonly { x: number; y: number }[]
}

export interface Layout {
  width: number
  height: number
  spots: readonly Spot[]
  paths: readonly Path[]
}

/** The measures of the drawing, in pixels. */
export const NODE_WIDTH = 132
export const NODE_HEIGHT = 32
const GAP = 20
const LAYER_GAP = 38
/** What an edge takes where it passes a layer. */
const LANE = 14
/** How far the edges at one side of a state stand apart. */
const PORT = 18

/**
 * Draws a life cycle from top to bottom: every state one layer below those that lead to it, edges that lead back
 * reversed for the purpose, long edges led through the layers between. The same graph gives the same drawing.
 */
export function layoutOf({ states, edges }: Graph): Layout {
  const known = new Set(states)
  const drawn = unique(edges).filter(({ from, to }) => from !== to && known.has(from) && known.has(to))
  const rank = rankOf(states, drawn)
  const layers = orderedLayers(states, drawn, rank)
  const xOf = placed(layers, (id) => (known.has(id) ? NODE_WIDTH : LANE), GAP)

  const lefts = [...known].map((id) => (xOf.get(id) ?? 0) - NODE_WIDTH / 2)
  const left = Math.min(0, ...lefts, ...xOf.values())
  const right = Math.max(NODE_WIDTH, ...lefts.map((x) => x + NODE_WIDTH), ...xOf.values())
  const middle = (id: string) => (xOf.get(id) ?? 0) - left
  const top = (layer: number) => layer * (NODE_HEIGHT + LAYER_GAP)

  const portOf = portsOf(drawn, rank, xOf)
  const pathOf = (edge: Edge): Path => {
    const { from, to } = edge
    const isDown = (rank.get(from) ?? 0) < (rank.get(to) ?? 0)
    const [upper, lower] = isDown ? [from, to] : [to, from]
    const first = rank.get(upper) ?? 0
    const last = rank.get(lower) ?? 0
    const points = [
      { x: middle(upper) + portOf(edge, upper), y: top(first) + NODE_HEIGHT },
      ...between(first, last).flatMap((layer) => {
        const x = middle(laneOf(from, to, layer))
        return [
          { x, y: top(layer) },
          { x, y: top(layer) + NODE_HEIGHT },
        ]
      }),
      { x: middle(lower) + portOf(edge, lower), y: top(last) },
    ]
    return { from, to, points: isDown ? points : points.reverse() }
  }

  return {
    width: right - left,
    height: layers.length * (NODE_HEIGHT + LAYER_GAP) - (layers.length ? LAYER_GAP : 0),
    spots: states.map((id) => ({ id, x: middle(id) - NODE_WIDTH / 2, y: top(rank.get(id) ?? 0) })),
    paths: drawn.map(pathOf),
  }
}

/** An edge as an SVG path: smooth between layers, straight through them. */
export function curveOf({ points }: Path): string {
  const [start, ...rest] = points
  if (!start) return ''
  let at = start
  const steps = rest.map((to) => {
    const half = (at.y + to.y) / 2
    const step = at.x === to.x ? `V${to.y}` : `C${at.x} ${half} ${to.x} ${half} ${to.x} ${to.y}`
    at = to
    return step
  })
  return `M${start.x} ${start.y}${steps.join('')}`
}

/**
 * Where an edge touches a state, from its middle: the edges of one side stand in the order of what they lead to, so
 * that none crosses its neighbour at the door.
 */
function portsOf(
  edges: readonly Edge[],
  rank: ReadonlyMap<string, number>,
  xOf: ReadonlyMap<string, number>,
) {
  const isBelow = (a: string, b: string) => (rank.get(a) ?? 0) > (rank.get(b) ?? 0)
  const neighbourX = (edge: Edge, at: string) => {
    const other = edge.from === at ? edge.to : edge.from
    const lanes = between(
      Math.min(rank.get(at) ?? 0, rank.get(other) ?? 0),
      Math.max(rank.get(at) ?? 0, rank.get(other) ?? 0),
    )
    const lane = isBelow(other, at) ? lanes[0] : lanes.at(-1)
    return xOf.get(lane === undefined ? other : laneOf(edge.from, edge.to, lane)) ?? 0
  }

  return (edge: Edge, at: string): number => {
    const other = edge.from === at ? edge.to : edge.from
    const side = edges
      .filter(({ from, to }) => from === at || to === at)
      .filter(({ from, to }) => isBelow(from === at ? to : from, at) === isBelow(other, at))
      .sort(
        (a, b) =>
          neighbourX(a, at) - neighbourX(b, at) ||
          Number(isBelow(a.from, a.to)) - Number(isBelow(b.from, b.to)),
      )
    const step = Math.min(PORT, (NODE_WIDTH - 2 * PORT) / Math.max(1, side.length - 1))
    return (side.indexOf(edge) - (side.length - 1) / 2) * step
  }
}

function unique(edges: readonly Edge[]): Edge[] {
  const seen = new Map(edges.map((edge) => [`${edge.from}→${edge.to}`, edge]))
  return [...seen.values()]
}
