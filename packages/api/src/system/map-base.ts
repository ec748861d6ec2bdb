import { z } from 'zod'
import { service } from '../contract.ts'

/** In which degrees a map is drawn: those of the world, or those of maps of China, which lie some 500 m beside them. */
export const MapDatum = z.enum(['WGS-84', 'GCJ-02'])

/** An operator's own map, with streets. */
export const StreetMap = z.object({
  /** The address of a MapLibre style, or of a TileJSON document, which is drawn in the colours of the theme. */
  url: z.string(),
  datum: MapDatum,
})

const at = service('system-service/mapBase')

/** What is drawn below the marks of every map. */
export const mapBase = {
  /** Null: land and water are all there is. A file in the server's data folder, or its environment, names a map. */
  get: at('get', 'signedIn').gives(z.object({ streets: StreetMap.nullable() })),
}

export type MapDatum = z.output<typeof MapDatum>
export type StreetMap = z.output<typeof StreetMap>
