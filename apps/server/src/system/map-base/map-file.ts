import { open, stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { PMTiles, type Source, TileType } from 'pmtiles'

/** The Content-Type of the tiles of a map file, by how they are written. */
const TYPES: { readonly [T in TileType]?: string } = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

/** A map in one file of the format PMTiles 3. */
export interface MapFile {
  /** Changes with the file, so that browsers may keep its tiles. */
  version: string
  /** The Content-Type of its tiles. */
  type: string
  /** What TileJSON says of it, but for where its tiles are. */
  about: Record<string, unknown>
  /** A tile, unpacked; nothing where the map has none that can be read. */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>
}

/** The map file at a path as it is now: it may be laid there, replaced or taken away while the server runs. */
export function mapFileAt(path: string, logger: FastifyBaseLogger): () => Promise<MapFile | undefined> {
  let read: { version: string; file: Promise<MapFile | undefined> } | undefined
  return async () => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`
    if (read?.version !== version) {
      const file = readMap(path, version, logger).catch((err: unknown) => {
        logger.warn({ err, path }, 'the map file cannot be read')
        return undefined
      })
      read = { version, file }
    }
    return read.file
  }
}

async function readMap(path: string, version: string, logger: FastifyBaseLogger): Promise<MapFile> {
  const map = new PMTiles(sourceOf(path, version))
  const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await map.getHeader()
  const type = TYPES[tileType]
  if (!type) throw new Error(`Its tiles are of the unknown type ${tileType}.`)
  const { vector_layers, attribution } = (await map.getMetadata()) as Record<string, unknown>
  return {
    version,
    type,
    about: {
      ...{ tilejson: '3.0.0', minzoom: minZoom, maxzoom: maxZoom },
      ...{ bounds: [minLon, minLat, maxLon, maxLat], vector_layers, attribution },
    },
    tile: async (z, x, y) => {
      const found = await map.getZxy(z, x, y).catch((err: unknown) => {
        logger.warn({ err, path, z, x, y }, 'a tile of the map file cannot be read')
        return undefined
      })
      return found && Buffer.from(found.data)
    },
  }
}

/** Opened for each read: the file may be replaced at any moment. */
function sourceOf(path: string, key: string): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => {
      const file = await open(path)
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
        return { data: buffer.buffer.slice(0, bytesRead) }
      } finally {
        await file.close()
      }
    },
  }
}
