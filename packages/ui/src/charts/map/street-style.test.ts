import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { isOpaque, type StreetColours, streetStyle, type TileJson } from './street-style.ts'

const names = ['land', 'sea', 'green', 'building', 'road', 'mainRoad', 'rail', 'text', 'halo'] as const
const colours = Object.fromEntries(names.map((name, at) => [name, `rgb(${at}, 0, 0)`])) as StreetColours
const tiles = (ids?: readonly string[]): TileJson => ({
  ...{ tiles: ['https://maps.example/{z}/{x}/{y}'], minzoom: 0, maxzoom: 14, bounds: [-180, -85, 180, 85] },
  ...(ids && { vector_layers: ids.map((id) => ({ id })) }),
})
const PROTOMAPS = [
  'boundaries',
  'buildings',
  'earth',
  'landcover',
  'landuse',
  'places',
  'pois',
  'roads',
  'water',
]
const OPEN_MAP_TILES = [
  ...['boundary', 'building', 'landcover', 'landuse', 'park', 'place', 'transportation'],
  ...['transportation_name', 'water', 'waterway'],
]

describe('the style of streets', () => {
  it.each([
    ['Protomaps', PROTOMAPS],
    ['OpenMapTiles', OPEN_MAP_TILES],
    ['nothing that it knows', ['bathymetry']],
    ['pictures', undefined],
  ])('of %s is one that MapLibre takes', (_, ids) => {
    for (const language of ['en', 'zh-CN'] as const)
      expect(validateStyleMin(streetStyle(tiles(ids), colours, language))).toEqual([])
  })

  it.each([
    ['Protomaps', PROTOMAPS, ['earth', 'roads', 'buildings', 'places', 'water', 'landuse']],
    [
      'OpenMapTiles',
      OPEN_MAP_TILES,
      ['transportation', 'transportation_name', 'building', 'place', 'water', 'park'],
    ],
  ])('draws streets, houses, water and names of %s, and no border', (_, ids, drawn) => {
    const shown = streetStyle(tiles(ids), colours, 'en').layers.map((layer) =>
      'source-layer' in layer ? layer['source-layer'] : layer.type,
    )
    expect(shown).toEqual(expect.arrayContaining(drawn))
    expect(shown.filter((layer) => layer?.startsWith('bound'))).toEqual([])
    expect(shown.every((layer) => layer === 'background' || ids.includes(layer ?? ''))).toBe(true)
  })

  it('hides the land below only where tiles leave land out', () => {
    expect([PROTOMAPS, OPEN_MAP_TILES, undefined].map((ids) => isOpaque(tiles(ids)))).toEqual([
      ...[false, true, false],
    ])
  })

  it('names places in the language of the page', () => {
    const written = (language: 'en' | 'zh-CN') =>
      JSON.stringify(streetStyle(tiles(PROTOMAPS), colours, language))
    expect(written('en')).toContain('["get","name:en"]')
    expect(written('zh-CN')).toContain('["get","name:zh-Hans"]')
  })
})
