import type { Language } from '@ampdeck/api/enumeration'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** What a TileJSON document says (https://github.com/mapbox/tilejson-spec), as far as a style needs it. */
export interface TileJson {
  tiles: readonly string[]
  minzoom?: number
  maxzoom?: number
  bounds?: readonly number[]
  attribution?: string
  /** Of vector tiles: their layers. Without them the tiles are pictures. */
  vector_layers?: readonly { id: string }[]
}

/** The colours that streets are drawn in: of the theme, resolved. */
export type StreetColours = Record<
  'land' | 'sea' | 'green' | 'building' | 'road' | 'mainRoad' | 'rail' | 'text' | 'halo',
  string
>

const SOURCE = 'streets'
/** Faces of the machine and the page: no file of glyphs is asked for. */
const FACES = ['Inter Variable', 'Noto Sans SC', 'sans-serif']

/** Layers, and the property of the kind, in the two schemas in which nearly all vector maps come. */
const schemas = {
  protomaps: { kind: 'kind', roads: 'roads', roadNames: 'roads', buildings: 'buildings', places: 'places' },
  openMapTiles: {
    ...{ kind: 'class', roads: 'transportation', roadNames: 'transportation_name' },
    ...{ buildings: 'building', places: 'place' },
  },
} as const

const GREEN = [
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'nature_reserve',
  'garden',
  'scrub',
  'cemetery',
]
const MAIN_ROADS = ['highway', 'major_road', 'motorway', 'trunk', 'primary', 'secondary']
const ROADS = [...MAIN_ROADS, 'medium_road', 'minor_road', 'tertiary', 'minor', 'service']
const PLACES = ['locality', 'city', 'town', 'village', 'macrohood', 'neighbourhood', 'suburb']

/** Whether what lies below would not be seen, or must not: these tiles show land by leaving it out. */
export const isOpaque = ({ vector_layers: layers }: TileJson): boolean =>
  layers !== undefined && !layers.some(({ id }) => id === 'earth')

/**
 * Streets, buildings, water and names in the theme's own colours, so that marks stand out as they do on bare land. No
 * borders and no names of countries: as below the map of land and water, which goes on where the tiles end.
 */
export function streetStyle(tiles: TileJson, colours: StreetColours, language: Language): StyleSpecification {
  const { vector_layers: layers, minzoom, maxzoom, bounds } = tiles
  const common = {
    tiles: [...tiles.tiles],
    ...(minzoom !== undefined && { minzoom }),
    ...(maxzoom !== undefined && { maxzoom }),
    ...(bounds && { bounds: bounds as [number, number, number, number] }),
  }
  if (!layers)
    return {
      version: 8,
      sources: { [SOURCE]: { type: 'raster', tileSize: 256, ...common } },
      layers: [{ id: 'pictures', type: 'raster', source: SOURCE }],
    }
  const background: LayerSpecification = {
    ...{ id: 'land', type: 'background' },
    paint: { 'background-color': colours.land },
  }
  const names = new Set(layers.map(({ id }) => id))
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', ...common } },
    layers: [
      ...(isOpaque(tiles) ? [background] : []),
      ...vectorLayers(colours, names, language).filter(
        (layer) => !('source-layer' in layer) || names.has(layer['source-layer'] ?? ''),
      ),
    ],
  }
}

function vectorLayers(
  colours: StreetColours,
  names: ReadonlySet<string>,
  language: Language,
): LayerSpecification[] {
  const schema = names.has('transportation') ? schemas.openMapTiles : schemas.protomaps
  const kind = ['get', schema.kind]
  const of = (layer: string) => ({ source: SOURCE, 'source-layer': layer })
  const among = (kinds: readonly string[]) => ['in', kind, ['literal', [...kinds]]] as never
  const width = (near: number) => ['interpolate', ['exponential', 1.6], ['zoom'], 6, 0.4, 18, near] as never
  const text = {
    'text-font': FACES,
    'text-field': nameIn(language),
    'text-padding': 6,
  }
  const ink = { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 }
  const areas = ['landcover', 'landuse', 'park'].map(
    (layer): LayerSpecification => ({
      ...{ id: layer, type: 'fill', ...of(layer) },
      filter: layer === 'park' ? true : among(GREEN),
      paint: { 'fill-color': colours.green, 'fill-opacity': 0.5 },
    }),
  )
  return [
    {
      ...{ id: 'earth', type: 'fill', ...of('earth') },
      paint: { 'fill-color': colours.land },
    },
    ...areas,
    {
      ...{ id: 'water', type: 'fill', ...of('water') },
      filter: ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]],
      paint: { 'fill-color': colours.sea },
    },
    ...['water', 'waterway'].map(
      (layer): LayerSpecification => ({
        ...{ id: `${layer} lines`, type: 'line', ...of(layer) },
        filter: ['in', ['geometry-type'], ['literal', ['LineString', 'MultiLineString']]],
        paint: { 'line-color': colours.sea, 'line-width': width(6) },
      }),
    ),
    {
      ...{ id: 'buildings', type: 'fill', minzoom: 14, ...of(schema.buildings) },
      paint: { 'fill-color': colours.building },
    },
    {
      ...{ id: 'rails', type: 'line', minzoom: 9, ...of(schema.roads) },
      filter: among(['rail', 'transit']),
      paint: { 'line-color': colours.rail, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      ...{ id: 'roads', type: 'line', ...of(schema.roads) },
      filter: among(ROADS.filter((road) => !MAIN_ROADS.includes(road))),
      minzoom: 11,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.road, 'line-width': width(12) },
    },
    {
      ...{ id: 'main roads', type: 'line', ...of(schema.roads) },
      filter: among(MAIN_ROADS),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.mainRoad, 'line-width': width(22) },
    },
    {
      ...{ id: 'names of roads', type: 'symbol', minzoom: 13, ...of(schema.roadNames) },
      filter: among(ROADS),
      layout: { ...text, 'symbol-placement': 'line', 'text-size': 11 },
      paint: ink,
    },
    {
      ...{ id: 'names of places', type: 'symbol', ...of(schema.places) },
      filter: among(PLACES),
      layout: { ...text, 'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 14, 14] },
      paint: ink,
    },
  ]
}

/** The name of a place in a language; else as people there write it. */
function nameIn(language: Language) {
  const keys = language === 'en' ? ['name:en', 'name_en', 'name:latin'] : ['name:zh-Hans', 'name:zh']
  return ['coalesce', ...[...keys, 'name'].map((key) => ['get', key]), ''] as never
}
