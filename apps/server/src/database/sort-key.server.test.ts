import { compareNames } from '@ampdeck/api/compare-names'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sortKey } from './sort-key.ts'

/** In the order of a dictionary: bao, fu, long, nan. */
const NAMES = [
  '宝安机场站',
  '福田9号站',
  '福田10号站',
  '龙岗公交站',
  '南山科技园站',
  'Airport',
  'depot',
  'Zero',
]

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('orders Chinese names by pinyin and others by their letters, page by page, as the console does', async () => {
  const token = await server.login('admin')
  const { id: operatingUnitId } = await server.db
    .selectFrom('operatingUnit')
    .select('id')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  for (const [nth, name] of [...NAMES].reverse().entries())
    await server.call(
      'config-service/station/save',
      {
        code: `GD-SZ-09${10 + nth}`,
        name: `排序${name}`,
        operatingUnitId,
        operationType: 1,
        cityCode: '440300',
        address: '深南大道1号',
        lng: 114.06,
        lat: 22.54,
      },
      { token },
    )
  const page = async (current: number, sortOrder: string) => {
    const asked = { name: '排序', sortField: 'name', sortOrder, current, pageSize: 5 }
    const { data } = await server.call<{ records: { name: string }[] }>(
      'config-service/station/page',
      asked,
      {
        token,
      },
    )
    return data.records.map(({ name }) => name.slice('排序'.length))
  }
  const sorted = [...NAMES].sort(compareNames)
  expect(sorted.indexOf('宝安机场站')).toBeLessThan(sorted.indexOf('龙岗公交站'))
  expect([...(await page(1, 'asc')), ...(await page(2, 'asc'))]).toEqual(sorted)
  expect([...(await page(1, 'desc')), ...(await page(2, 'desc'))]).toEqual(sorted.toReversed())
})

it('leaves codes in the order of their characters, which their indexes have', () => {
  const textOf = (column: string) => sql`${sortKey(column)}`.compile(server.db).sql
  for (const column of [
    ...['pile.name', 'seller.platformName', 'help.title'],
    ...['vehicleModel.brand', 'vehicleModel.model'],
  ])
    expect(textOf(column)).toContain('collate by_name')
  for (const column of ['pile.code', 'vehicle.plate', 'pileType.manufacturer', 'chargeOrder.startTime'])
    expect(textOf(column)).not.toContain('collate')
})
