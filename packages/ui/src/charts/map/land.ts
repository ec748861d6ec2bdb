import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import nearUrl from 'world-atlas/land-10m.json?url'
import farUrl from 'world-atlas/land-50m.json?url'
import { worldPixel } from './projection.ts'

/** The unit of the paths: a pixel of the world at this zoom, so that whole numbers are exact enough for a coast. */
export const PATH_ZOOM = 10

/** An area or a line of the base. */
export interface Shape {
  /** For an SVG path. */
  path: string
  left: number
  top: number
  right: number
  bottom: number
}

export interface Land {
  land: readonly Shape[]
  lakes: readonly Shape[]
  rivers: readonly Shape[]
}

/** Land and water of the world for looking from afar; nothing is asked of any other host. */
export async function readFar(): Promise<Land> {
  const [land, { water }] = await Promise.all([readTopology(farUrl), import('./water.data.ts')])
  const inland = JSON.parse(water) as Topology
  return {
    land: shapesOf(land, 'land'),
    lakes: shapesOf(inland, 'lakes'),
    rivers: shapesOf(inland, 'rivers'),
  }
}

/** The coasts as exactly as there are any: five times as much to read. */
export async function readNear(): Promise<readonly Shape[]> {
  return shapesOf(await readTopology(nearUrl), 'land')
}

async function readTopology(url: string): Promise<Topology> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} was answered by ${answer.status}.`)
  return answer.json()
}

function shapesOf(topology: Topology, layer: string): Shape[] {
  const { features } = feature(topology, topology.objects[layer] as GeometryCollection)
  return features.flatMap(({ geometry }) => {
    switch (geometry?.type) {
      case 'Polygon':
        return [shapeOf(geometry.coordinates, 'Z')]
      case 'MultiPolygon':
        return geometry.coordinates.map((rings) => shapeOf(rings, 'Z'))
      case 'LineString':
        return [shapeOf([geometry.coordinates], '')]
      case 'MultiLineString':
        return geometry.coordinates.map((line) => shapeOf([line], ''))
      default:
        return []
    }
  })
}

/** The lines of a shape, each ended so; steps from point to point, which are short to write. */
function shapeOf(lines: readonly (readonly (readonly number[])[])[], end: 'Z' | ''): Shape {
  const shape = { path: '', left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const parts: string[] = []
  for (const line of lines) {
    let start = ''
    let [x, y] = [0, 0]
    const steps: string[] = []
    for (const [lng = 0, lat = 0] of line) {
      const at = worldPixel({ lng, lat }, PATH_ZOOM)
      const [nextX, nextY] = [Math.round(at.x), Math.round(at.y)]
      shape.left = Math.min(shape.left, nextX)
      shape.right = Math.max(shape.right, nextX)
      shape.top = Math.min(shape.top, nextY)
      shape.bottom = Math.max(shape.bottom, nextY)
      if (!start) start = `M${nextX} ${nextY}l`
      else if (nextX !== x || nextY !== y) steps.push(`${nextX - x} ${nextY - y}`)
      x = nextX
      y = nextY
    }
    // What is smaller than a pixel has none.
    if (steps.length > 0) parts.push(start, steps.join(' '), end)
  }
  shape.path = parts.join('')
  return shape
}
