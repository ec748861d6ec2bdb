import { join } from 'node:path'
import { mapBase } from '@ampdeck/api/system/map-base'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { mapFileAt } from './map-file.ts'

/** By this name an operator lays a map into the data folder. */
export const MAP_FILE = 'map.pmtiles'
const TILES = '/map/tiles.json'
/** No format of tiles goes deeper. */
const DEEPEST = 26
/** The address of a tile changes with the file. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The operator's own map: where it is, and the tiles of one that is a file. Streets are nobody's secret. */
export const routes: Routes = (app, server) => {
  const { mapStyle, mapDatum: datum = 'WGS-84', dataDirectory } = server.settings
  const mapFile = dataDirectory ? mapFileAt(join(dataDirectory, MAP_FILE), app.log) : async () => undefined

  serve(app, server, mapBase, {
    get: async () => {
      if (mapStyle) return { streets: { url: mapStyle.href, datum } }
      const file = await mapFile()
      return { streets: file ? { url: `${TILES}?v=${file.version}`, datum } : null }
    },
  })

  app.get(TILES, async () => {
    const file = await mapFile()
    if (!file) throw failures.noCall()
    return { ...file.about, tiles: [`/map/tiles/{z}/{x}/{y}?v=${file.version}`], type: file.type }
  })

  app.get<{ Params: { z: string; x: string; y: string } }>('/map/tiles/:z/:x/:y', async (request, reply) => {
    const { z, x, y } = request.params
    const file = await mapFile()
    if (!file || !isTile(z, x, y)) throw failures.noCall()
    const tile = await file.tile(Number(z), Number(x), Number(y))
    reply.header('cache-control', FOR_EVER)
    return tile ? reply.type(file.type).send(tile) : reply.status(204).send()
  })
}

/** Whether there may be such a tile: its numbers lie in the square of its level. */
function isTile(...[z, x, y]: readonly [string, string, string]): boolean {
  const isNumber = [z, x, y].every((part) => /^\d{1,8}$/.test(part))
  return isNumber && Number(z) <= DEEPEST && Math.max(Number(x), Number(y)) < 2 ** Number(z)
}
