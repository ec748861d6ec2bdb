import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoArea, geoConicEqualArea, geoPath } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { root } from './run-process.ts'

/*
 * Writes where land is on the wall's maps, from Natural Earth (public domain, 1:10 million) as the package world-atlas
 * has it: a fine raster in the projection of the wall, so that no geometry library is shipped. Run by hand after that
 * package has changed:
 *   node scripts/write-wall-map.ts
 */

/** As in apps/bigscreen/src/map/projection.ts. */
const PARALLELS: [number, number] = [25, 40]
const MERIDIAN = 113
/** One cell, in radians on the projected plane: about 4 km. */
const CELL = 0.0006
/** What the raster holds: the corners in cells from the place where the meridian meets the equator, y to the south. */
const AREA = { left: -1_120, top: -1_560, width: 1_820, height: 1_160 }
const OUT = 'apps/bigscreen/src/map/land.data.ts'

type Ring = [number, number][]

const { resolve } = createRequire(join(root, 'package.json'))
const atlas = JSON.parse(readFileSync(resolve('world-atlas/land-10m.json'), 'utf8')) as Topology
const land = feature(atlas, atlas.objects.land as GeometryCollection)
const polygons = land.features.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon))

const projection = geoConicEqualArea()
  .parallels(PARALLELS)
  .rotate([-MERIDIAN, 0])
  .center([0, 0])
  .scale(1 / CELL)
  .translate([-AREA.left, -AREA.top])
  .clipExtent([
    [-2, -2],
    [AREA.width + 2, AREA.height + 2],
  ])
const rings = polygons.flatMap(ringsOf)
const rows = Array.from({ length: AREA.height }, (_, row) => runsOf(row + 0.5))
const text = rows.map((runs) => runs.map((run) => run.toString(36)).join(' ')).join('\n')
writeFileSync(
  join(root, OUT),
  `/** Where land is; written by scripts/write-wall-map.ts. A row per line: cells of sea, of land, of sea … to base 36. */
export const land = {
  cell: ${CELL},
  left: ${AREA.left},
  top: ${AREA.top},
  right: ${AREA.left + AREA.width},
  bottom: ${AREA.top + AREA.height},
  rows: \`${text}\`,
}
`,
)
console.log(`${OUT}: ${rings.length} rings, ${rows.flat().length} runs, ${text.length} bytes`)

/** Some rings of this scale wind the wrong way and would fill the sphere. */
function polygonsOf(geometry: Polygon | MultiPolygon): Polygon[] {
  const all = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return all.map((coordinates): Polygon => {
    const polygon: Polygon = { type: 'Polygon', coordinates }
    if (geoArea(polygon) <= 2 * Math.PI) return polygon
    return { type: 'Polygon', coordinates: coordinates.map((ring: Position[]) => ring.toReversed()) }
  })
}

/** The outline of a polygon in cells, as far as it lies in the raster. */
function ringsOf(polygon: Polygon): Ring[] {
  const found: Ring[] = []
  const add = (x: number, y: number) => found.at(-1)?.push([x, y])
  geoPath(projection, {
    beginPath() {},
    moveTo(x, y) {
      found.push([[x, y]])
    },
    lineTo: add,
    arc() {},
    closePath() {},
  })(polygon)
  return found
}

/** Lengths of sea and land in turn along a row, the last sea left out. */
function runsOf(y: number): number[] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([x, at], index) => {
        const [nextX, nextAt] = ring[(index + 1) % ring.length] ?? [x, at]
        return at <= y === nextAt <= y ? [] : [x + ((y - at) / (nextAt - at)) * (nextX - x)]
      }),
    )
    .sort((a, b) => a - b)
  const runs: number[] = []
  let reached = 0
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const from = clampCell(crossings[index] ?? 0)
    const to = clampCell(crossings[index + 1] ?? 0)
    if (to <= from) continue
    if (from === reached && runs.length > 0) runs[runs.length - 1] = (runs.at(-1) ?? 0) + to - from
    else runs.push(from - reached, to - from)
    reached = to
  }
  return runs
}

function clampCell(x: number): number {
  return Math.min(AREA.width, Math.max(0, Math.round(x)))
}
