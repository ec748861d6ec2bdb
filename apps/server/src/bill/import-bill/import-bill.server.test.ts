import { type ImportBill, type ImportedOrder, importBill } from '@ampdeck/api/bill/import-bill'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { DAY, formatTimestamp, HOUR } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkLedger } from '../../ledger/ledger-book.ts'
import { templateOf } from '../../report/import/import-templates.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import { makeXlsx } from '../../testing/xlsx.ts'
import { rollUp } from '../day-stat/day-stat.service.ts'
import { violations } from '../invariants/invariants.store.ts'

let server: TestApp
let admin: string
let gun: { stationCode: string; pileCode: string; stationId: number }

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
  admin = await server.login('admin')
  gun = await server.db
    .selectFrom('gun')
    .innerJoin('pile', 'pile.id', 'gun.pileId')
    .innerJoin('station', 'station.id', 'gun.stationId')
    .select(['station.code as stationCode', 'pile.code as pileCode', 'station.id as stationId'])
    .where('gun.sellerId', '=', 10_001)
    .where('gun.letter', '=', 0)
    .orderBy('gun.id', 'desc')
    .executeTakeFirstOrThrow()
})
afterAll(() => server.close())

type Told = ImportBill & { records: ImportBill[]; reason: string; content: string }
const call = <Data = Told>(of: { path: string }, body: object, token = admin, headers = {}) =>
  server.call<Data>(of.path, body, { token, headers })

let hour = 0
/** A row that can be kept: each in an hour of its own. */
function row(more: Record<string, string> = {}): Record<string, string> {
  hour += 3
  const start = server.clock.now - 40 * DAY + hour * HOUR
  return {
    platformOrderNo: `N${hour}`,
    stationCode: gun.stationCode,
    pileCode: gun.pileCode,
    startTime: formatTimestamp(start),
    endTime: formatTimestamp(start + HOUR),
    phone: '',
    vin: '',
    plate: '',
    ...more,
  }
}

/** Imports a file and gives its batch when that is read. */
async function batchOf(rows: Record<string, string>[], token = admin): Promise<ImportBill> {
  const columns = Object.entries((await templateOf(importTemplate.code.chargeBill))?.columns ?? {})
  const head = columns.map(([, { title, required }]) => title[0] + (required ? '*' : ''))
  const rules = columns.map(([, { rule }]) => rule[0])
  const cells = rows.map((cell) => columns.map(([key, { sample }]) => cell[key] ?? sample))
  const content = makeXlsx([head, rules, ...cells])
  const { code, data } = await upload(server, importBill.import.path, { name: 'north.xlsx', content, token })
  expect(code).toBe(0)
  return vi.waitFor(
    async () => {
      const { records } = (await call(importBill.page, { pageSize: 50 })).data
      const found = records.find(({ importId }) => importId === data.id)
      if (!found || found.state === 1) throw new Error('still importing')
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
}

const ordersOf = async ({ id }: { id: number }) =>
  (await call<{ records: ImportedOrder[] }>(importBill.orders, { id, pageSize: 100 })).data.records
const broken = async () => {
  await rollUp(server.platform)
  const span = { from: server.clock.now - 60 * DAY, to: server.clock.now }
  const books = await checkLedger(server.db)
  return [...(await violations(server.db, span)), ...books.filter(({ differing }) => differing > 0)]
}

it('makes finished orders that were paid elsewhere, and says why other rows were not kept', async () => {
  const good = row()
  const batch = await batchOf([
    good,
    row({ pileCode: 'NONE' }),
    row({ gunLetter: 'z' }),
    row({ platformOrderNo: good.platformOrderNo ?? '' }),
    row({ startTime: good.startTime ?? '', endTime: good.endTime ?? '' }),
    row({ phone: '13700000000' }),
    row({ discountFen: '1000.00' }),
  ])
  expect(batch).toMatchObject({ state: 3, total: 7, kept: 1, failed: 6, energyWh: 31_920, payableFen: 4_626 })
  const { records } = (await call<{ records: { content: string }[] }>(importBill.failures, { id: batch.id }))
    .data
  expect(records.map(({ content }) => content)).toEqual([
    'row 4: pile number: no such pile at this station',
    'row 5: gun: no such gun at this pile',
    'row 6: platform order no: duplicates row 3',
    'row 7: start: the gun has an order in this time already',
    'row 8: phone: no member has this phone',
    'row 9: discount yuan: cannot be more than the fees',
  ])
  const [order] = await ordersOf(batch)
  const read = await call<object>({ path: 'bill-service/bill/get' }, { id: order?.id })
  expect(read.data).toMatchObject({
    channel: 9,
    orderStatus: 3,
    chargeStatus: 3,
    eFeeFen: 3_086,
    sFeeFen: 1_540,
    paidFen: 4_626,
    receipts: [{ amountFen: 4_626 }],
    lines: [{ energyWh: 31_920 }],
  })
  expect(await broken()).toEqual([])
})

it('is taken back as a whole, once, and may be imported again', async () => {
  const rows = [row(), row()]
  const batch = await batchOf(rows)
  const { id, version } = batch
  const [first] = await ordersOf(batch)
  expect((await call(importBill.delete, { id, version: version + 1 })).data.reason).toBe('record.stale')
  await server.db
    .updateTable('chargeOrder')
    .set({ invoiceState: 1 })
    .where('id', '=', first?.id ?? 0)
    .execute()
  expect((await call(importBill.delete, { id, version })).data.reason).toBe('importBill.inUse')
  await server.db
    .updateTable('chargeOrder')
    .set({ invoiceState: 0 })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const key = { 'idempotency-key': 'taken-back' }
  const [one, other] = await Promise.all([
    call(importBill.delete, { id, version }, admin, key),
    call(importBill.delete, { id, version }),
  ])
  expect([one.code, other.code].filter((code) => code === 0)).toHaveLength(1)
  expect((await call(importBill.get, { id })).code).toBe(404)
  const read = await call<object>({ path: 'bill-service/bill/get' }, { id: first?.id })
  expect(read.data).toMatchObject({ orderStatus: 5, energyWh: 0, payableFen: 0, paidFen: 0, owedFen: 0 })
  expect(await broken()).toEqual([])
  expect(await batchOf(rows)).toMatchObject({ state: 2, kept: 2, failed: 0 })
  expect(await broken()).toEqual([])
})

it('is imported and taken back by who holds the keys, for stations in sight alone', async () => {
  const batch = await batchOf([row()])
  const { id, version } = batch
  const [viewer, stranger, ops] = await Promise.all([
    server.login('viewer'),
    server.login('admin', '10002'),
    server.login('ops'),
  ])
  const content = makeXlsx([['x']])
  expect(
    await upload(server, importBill.import.path, { name: 'x.xlsx', content, token: viewer }),
  ).toMatchObject({
    code: 403,
  })
  expect(await call(importBill.delete, { id, version }, viewer)).toMatchObject({ code: 403 })
  expect(await call(importBill.delete, { id, version }, stranger)).toMatchObject({ code: 404 })
  const scope = await server.db.selectFrom('station').select('code').where('id', '=', gun.stationId).execute()
  const { data } = await server.call<{ records: { code: string }[] }>(
    'config-service/station/page',
    { pageSize: 100 },
    { token: ops },
  )
  const sees = data.records.some(({ code }) => code === scope[0]?.code)
  expect((await call(importBill.get, { id }, ops)).code).toBe(sees ? 0 : 404)
})
