import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { MAP_FILE } from './map-base.routes.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'ampdeck-map-'))
const file = join(dataDirectory, MAP_FILE)
const WORLD = Buffer.from('the tile of the whole world')
let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp({ dataDirectory })
  token = await server.login('viewer')
})
afterAll(async () => {
  await server.close()
  rmSync(dataDirectory, { recursive: true })
})
afterEach(() => rmSync(file, { force: true }))

/** PMTiles 3 with one packed tile, that of zoom 0 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
function mapOf(tile: Buffer, { type = 1 } = {}): Buffer {
  const about = Buffer.from(
    JSON.stringify({ attribution: '© OpenStreetMap', vector_layers: [{ id: 'roads' }] }),
  )
  const directory = Buffer.from([1, 0, 1, tile.length, 1])
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const parts = [directory.length, about.length, 0, tile.length]
  let offset = header.length
  for (const [index, length] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  const [NONE, GZIP] = [1, 2]
  header.set([1, NONE, GZIP, type, 0, 14], 96)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  return Buffer.concat([header, directory, about, tile])
}

const get = (url: string) => server.app.inject({ url })
const streets = async () =>
  (await server.call<{ streets: unknown }>('system-service/mapBase/get', {}, { token })).data?.streets
const tiles = async () => (await get('/map/tiles.json')).json()

describe('the operator’s own map', () => {
  it('is none by itself', async () => {
    expect(await streets()).toBeNull()
    expect((await get('/map/tiles.json')).statusCode).toBe(404)
    expect((await get('/map/tiles/0/0/0')).statusCode).toBe(404)
    expect((await server.call('system-service/mapBase/get')).code).toBe(401)
  })

  it('is a file in the data folder from the moment it lies there', async () => {
    writeFileSync(file, mapOf(gzipSync(WORLD)))
    expect(await streets()).toEqual({
      url: expect.stringMatching(/^\/map\/tiles\.json\?v=./),
      datum: 'WGS-84',
    })
    const about = await tiles()
    expect(about).toMatchObject({
      ...{ tilejson: '3.0.0', minzoom: 0, maxzoom: 14, bounds: [-180, -85, 180, 85] },
      ...{ attribution: '© OpenStreetMap', vector_layers: [{ id: 'roads' }] },
      type: 'application/vnd.mapbox-vector-tile',
    })
    const url = about.tiles[0].replace('{z}', '0').replace('{x}', '0').replace('{y}', '0')
    const tile = await get(url)
    expect(tile.rawPayload).toEqual(WORLD)
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/map/tiles/3/1/1')).statusCode).toBe(204)

    writeFileSync(file, mapOf(gzipSync('another world'), { type: 2 }))
    const after = await tiles()
    expect(after.type).toBe('image/png')
    expect(after.tiles[0]).not.toBe(about.tiles[0])
    expect((await get('/map/tiles/0/0/0')).body).toBe('another world')
  })

  it.each(['0/1/0', '0/0/1', '-1/0/0', '27/0/0', '1/a/0', '1/0.5/0', '2/4/0', '999999999/0/0'])(
    'has no tile %s',
    async (tile) => {
      writeFileSync(file, mapOf(gzipSync(WORLD)))
      expect((await get(`/map/tiles/${tile}`)).statusCode).toBe(404)
    },
  )

  it.each([
    ['empty', Buffer.alloc(0)],
    ['something else', Buffer.alloc(20_000, 'x')],
    ['cut off', mapOf(gzipSync(WORLD)).subarray(0, 140)],
    ['of unknown tiles', mapOf(gzipSync(WORLD), { type: 99 })],
  ])('is none where its file is %s, and the log says why', async (_, content) => {
    writeFileSync(file, content)
    expect(await streets()).toBeNull()
    expect(server.log()).toContain('the map file cannot be read')
  })

  it('leaves out a tile that is damaged', async () => {
    writeFileSync(file, mapOf(Buffer.from('not packed')))
    expect((await get('/map/tiles/0/0/0')).statusCode).toBe(204)
    expect(server.log()).toContain('a tile of the map file cannot be read')
  })
})

it('is at the address of a style', async () => {
  const mapStyle = new URL('https://maps.example.com/style.json')
  const other = await createTestApp({ mapStyle })
  const answer = await other.call('system-service/mapBase/get', {}, { token: await other.login('viewer') })
  expect(answer.data).toEqual({ streets: { url: mapStyle.href, datum: 'WGS-84' } })
  await other.close()
})
