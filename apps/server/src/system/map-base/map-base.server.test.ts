import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mapOf } from '../../testing/map-of.ts'
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

it('is at the address of a style, whose host a page and the worker of its map may ask', async () => {
  const mapStyle = new URL('https://maps.example.com/style.json')
  const publicDirectory = join(dataDirectory, 'public')
  for (const folder of ['console/assets', 'bigscreen/assets', 'storybook'])
    mkdirSync(join(publicDirectory, folder), { recursive: true })
  writeFileSync(join(publicDirectory, 'console/index.en.html'), '<p>Console</p>')
  writeFileSync(join(publicDirectory, 'console/assets/worker.mjs'), '')
  const other = await createTestApp({ mapStyle, publicDirectory })
  const answer = await other.call('system-service/mapBase/get', {}, { token: await other.login('viewer') })
  expect(answer.data).toEqual({ streets: { url: mapStyle.href, datum: 'WGS-84' } })
  for (const url of ['/business/stationManage/stationMap?lang=en', '/assets/worker.mjs']) {
    const { headers } = await other.app.inject({ url })
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://maps.example.com")
  }
  await other.close()
})
