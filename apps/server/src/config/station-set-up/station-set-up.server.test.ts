import type { StationRow } from '@ampdeck/api/config/station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const STATION = 'config-service/station'
const { open, building } = stationStatus.code

let server: TestApp
let admin: string
let refs: { operatingUnitId: number; costModelId: number; pileTypeId: number }

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
  refs = {
    operatingUnitId: await idOf('operatingUnit'),
    costModelId: await idOf('costModel'),
    pileTypeId: await idOf('pileType'),
  }
})
afterAll(() => server.close())

async function idOf(table: 'operatingUnit' | 'costModel' | 'pileType', sellerId = 10_001): Promise<number> {
  const { id } = await server.db
    .selectFrom(table)
    .select('id')
    .where('sellerId', '=', sellerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

let made = 0
const setUp = (fields: object = {}, token = admin) =>
  server.call<StationRow>(
    `${STATION}/setUp`,
    {
      code: `SU-${++made}`,
      name: `新建站${made}`,
      operatingUnitId: refs.operatingUnitId,
      operationType: 1,
      cityCode: '440300',
      address: '深南大道1号',
      lng: 114.06,
      lat: 22.54,
      transformerW: 630_000,
      costModelId: refs.costModelId,
      status: open,
      piles: [{ pileTypeId: refs.pileTypeId, count: 2 }],
      ...fields,
    },
    { token },
  )
async function upload(token: string): Promise<string> {
  const form = new FormData()
  form.append('file', new File([png(8, 6)], 'front.png', { type: 'image/png' }))
  const encoded = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: `/${STATION}/uploadPicture`,
    headers: { authorization: token, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return answer.json().data
}
const codesAt = async (stationId: number) =>
  (await server.db.selectFrom('pile').select('code').where('stationId', '=', stationId).execute())
    .map(({ code }) => code)
    .toSorted()
const stationsWith = async (code: string) =>
  (await server.db.selectFrom('station').select('id').where('code', '=', code).execute()).length
const update = ({ data }: { data: StationRow }, change: object) => {
  const { id, version, code, name, operatingUnitId, operationType, cityCode, address, lng, lat, status } =
    data
  const { transformerW, costModelId } = data
  const own = { code, name, operatingUnitId, operationType, cityCode, address, lng, lat, status }
  const body = { ...own, transformerW, costModelId, id, version, ...change }
  return server.call<StationRow>(`${STATION}/update`, body, { token: admin })
}

describe('a station that is set up', () => {
  it('opens with its piles, which are numbered behind its code', async () => {
    const { code, data } = await setUp({ code: 'GD-SZ-0901' })
    expect([code, data.status, data.pileCount]).toEqual([0, open, 2])
    expect(await codesAt(data.id)).toEqual(['GDSZ09010001', 'GDSZ09010002'])
    expect(data.gunCount).toBeGreaterThan(0)
  })

  it.each([
    ['price', { costModelId: null }, 'station.noPrice'],
    ['transformer', { transformerW: 0 }, 'station.noTransformer'],
    ['pile', { piles: [] }, 'station.noPile'],
  ])(
    'does not open without a %s, and then nothing of it is there; unopened it is saved',
    async (_, without, reason) => {
      const refused = await setUp({ ...without, code: `LACK-${reason.slice(10)}` })
      expect(refused).toMatchObject({ code: 409, data: { reason } })
      expect(await stationsWith(`LACK-${reason.slice(10)}`)).toBe(0)
      const later = await setUp({ ...without, status: building })
      expect(later).toMatchObject({ code: 0, data: { status: building } })

      const opened = { id: later.data.id, status: open }
      expect(await server.call(`${STATION}/updateStatus`, opened, { token: admin })).toMatchObject({
        code: 409,
        data: { reason },
      })
      expect(await update(later, { status: open })).toMatchObject({ code: 409, data: { reason } })
      const bulk = await server.call(
        `${STATION}/batchStatus`,
        { ids: [later.data.id], status: open },
        { token: admin },
      )
      expect(bulk.data).toEqual({ done: [], refused: [{ id: later.data.id, reason }] })
    },
  )

  it("has the pictures that its maker uploaded, in their order, and nobody else's", async () => {
    const [first, second] = [await upload(admin), await upload(admin)]
    const station = await setUp({ pictures: [second, first] })
    expect(station.data.pictures).toEqual([second, first])
    const shown = await server.app.inject({ url: first })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await update(station, { pictures: [first] })).data.pictures).toEqual([first])

    const foreign = await upload(await server.login('ops'))
    for (const pictures of [[foreign], ['/config-service/picture/none.png'], ['https://example.com/a.png']])
      expect(await setUp({ pictures })).toMatchObject({ code: 409, data: { reason: 'station.picture' } })
    expect((await setUp({ pictures: Array(10).fill(first) })).code).toBe(400)
  })

  it('keeps price and transformer while it is open', async () => {
    const station = await setUp()
    expect(await update(station, { costModelId: null })).toMatchObject({
      code: 409,
      data: { reason: 'station.noPrice' },
    })
    expect(await update(station, { transformerW: 0 })).toMatchObject({
      code: 409,
      data: { reason: 'station.noTransformer' },
    })
    expect((await update(station, { remark: 'x' })).code).toBe(0)
  })

  it('is there whole or not at all: an unknown pile type, or a pile number that is taken', async () => {
    expect((await setUp({ code: 'HALF-1', piles: [{ pileTypeId: 7, count: 1 }] })).code).toBe(404)
    expect(await stationsWith('HALF-1')).toBe(0)
    await setUp({ code: 'HALF2' })
    expect(await setUp({ code: 'HALF-2' })).toMatchObject({
      code: 409,
      data: { reason: 'record.duplicate', issues: [{ path: ['code'] }] },
    })
    expect(await stationsWith('HALF-2')).toBe(0)
  })

  it('is made once by one key, however often it is sent', async () => {
    const body = (await setUp({ code: 'TWICE' })).data
    expect(body.pileCount).toBe(2)
    expect(await setUp({ code: 'TWICE' })).toMatchObject({ code: 409, data: { reason: 'record.duplicate' } })
    expect(await stationsWith('TWICE')).toBe(1)
  })

  it('refers to nothing of another seller', async () => {
    const foreign = await Promise.all(
      (['operatingUnit', 'costModel', 'pileType'] as const).map((table) => idOf(table, 10_002)),
    )
    const [operatingUnitId, costModelId, pileTypeId = 0] = foreign
    for (const fields of [{ operatingUnitId }, { costModelId }, { piles: [{ pileTypeId, count: 1 }] }])
      expect((await setUp(fields)).code).toBe(404)
  })

  it('asks for the right to add stations, to add its piles, and to open it', async () => {
    expect((await setUp({}, await server.login('viewer'))).code).toBe(403)
    const roles = server.db.selectFrom('role').where('code', '=', 'viewer').where('sellerId', '=', 10_001)
    const { permissions } = await roles.select('permissions').executeTakeFirstOrThrow()
    const viewer = await server.login('viewer')
    const grant = (keys: string[]) =>
      server.db.updateTable('role').set({ permissions: keys }).where('code', '=', 'viewer').execute()
    const without = (left: string) =>
      [...permissions, 'stationList:add', 'pileList:add', 'stationList:enable'].filter((key) => key !== left)

    await grant(without('pileList:add'))
    expect((await setUp({}, viewer)).code).toBe(403)
    await grant(without('stationList:enable'))
    expect((await setUp({}, viewer)).code).toBe(403)
    expect((await setUp({ status: building }, viewer)).code).toBe(0)
    await grant(permissions)
  })
})
