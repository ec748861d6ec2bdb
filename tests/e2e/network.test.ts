// @module-tag long
import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { billOf } from '@ampdeck/api/billing/bill'
import type { PileRow } from '@ampdeck/api/config/pile'
import { commandState, pileCommand, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import type { Page } from '@ampdeck/api/paging'
import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { violations } from '../../apps/server/src/bill/invariants/invariants.store.ts'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { runningEmbeddedPostgres } from '../../apps/server/src/database/embedded/embedded-postgres.ts'
import { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import type { GunPlan, PilePlan } from '../../apps/simulator/src/plan.ts'
import { type Api, api } from '../harness/api.ts'
import { startServer, type TestServer } from '../harness/server.ts'

/* Simulated piles on the real server, over real sockets: charges, their bills, a stop from afar, and a server that is killed. */

const PILES = 30
const SPEED = 300
/** A charge at such a gun is over within seconds; an AC gun, which the site's power keeps at its 7 kW, takes minutes. */
const LEAST_W = 40_000
const { charging: CHARGING, finished: FINISHED } = orderStatus.code
/** A fleet on monthly credit: its cars may charge as much as they like, at a service price of their own. */
const CARS = Array.from({ length: 12 }, (_, index) => `LZZ9TEST1004000${61 + index}`)
const EXCLUSIVE = { service: { price4: 2_800 } }

let server: TestServer
let client: Api
let token: string
let network: SimulatedNetwork
const began = Date.now() - MINUTE

beforeAll(async () => {
  server = await startServer({ network: inject('network') })
  client = api(server.url)
  token = await client.login({ account: 'admin' })
  const { records } = await ask<Page<PileRow>>('config-service/pile/page', {
    pageSize: 1_000,
    status: [pileStatus.code.online],
  })
  const free = records.filter(({ guns }) =>
    guns.every(({ currentOrderId, ratedW }) => currentOrderId === null && ratedW >= LEAST_W),
  )
  network = new SimulatedNetwork({
    url: `${server.url.replace('http', 'ws')}/ocpp`,
    seed: 7,
    piles: free.slice(0, PILES).map(planOf),
    visitors: { all: CARS.map((value) => ({ value, isVin: true, isFleet: true })) },
    faults: 0,
    lossesPerDay: 0,
    offlineShare: 0,
    meterSeconds: 60,
    spreadSeconds: 1,
    pace: { speed: SPEED, paused: false },
  })
})
afterAll(async () => {
  await network?.close()
  await server?.stop()
})

function planOf({ code, protocol, guns }: PileRow): PilePlan {
  return {
    code,
    version: protocol === 1 ? '1.6' : '2.0.1',
    vendor: 'Ampdeck',
    model: 'Simulated pile',
    firmware: '1.0.0',
    visitors: [{ group: 'all', share: 1 }],
    guns: guns.map(
      ({ letter, ratedW }): GunPlan => ({
        connector: letter + 1,
        kind: 'urban',
        isAc: false,
        ratedW,
        startsPerDay: 120,
        // Beyond every register of the demo's history.
        meterWh: 90_000_000,
      }),
    ),
  }
}

const ask = <Data>(path: string, body: object) => client.ask<Data>(path, body, { token })

/** The orders that these piles have made. */
async function orders(filter: object = {}): Promise<ChargeOrderRow[]> {
  const startTimeFrom = formatTimestamp(began)
  const body = { pageSize: 1_000, startTimeFrom, ...filter }
  const { records } = await ask<Page<ChargeOrderRow>>('bill-service/bill/page', body)
  return records.filter(({ transactionId }) => transactionId !== null)
}

const detailOf = (id: number) => ask<ChargeOrderDetail>('bill-service/bill/get', { id })
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 250 })

it('charges by OCPP 1.6 and 2.0.1, and bills each order to the fen from its meter values', async () => {
  await until(async () => {
    expect(network.figures()).toMatchObject({ piles: PILES, connected: PILES })
    expect((await orders({ orderStatus: [FINISHED] })).length).toBeGreaterThan(4)
  })
  const models = await ask<{ code: string; periods: Parameters<typeof billOf>[0]['tariff']['periods'] }[]>(
    'config-service/costModel/selectAll',
    {},
  )
  for (const { id } of await orders({ orderStatus: [FINISHED] })) {
    const order = await detailOf(id)
    const [code] = order.costModelName?.split(' ') ?? []
    const periods = models.find((model) => model.code === code)?.periods ?? []
    const bill = billOf({
      meterValues: readingsOf(order),
      tariff: { periods, service: { mode: 1 } },
      exclusive: EXCLUSIVE,
    })
    const { energyWh, eFeeFen, sFeeFen, payableFen, paidFen, owedFen, occupyFeeFen, abnormalKind } = order
    expect({ energyWh, eFeeFen, sFeeFen }, order.orderNo).toEqual({
      energyWh: bill.energyWh,
      eFeeFen: bill.eFeeFen,
      sFeeFen: bill.sFeeFen,
    })
    expect([payableFen, paidFen + owedFen]).toEqual([bill.chargePayableFen + occupyFeeFen, payableFen])
    expect(sum(order.lines, (line) => line.energyWh)).toBe(energyWh)
    expect([abnormalKind, energyWh > 0]).toEqual([null, true])
  }
})

it('stops a charge from afar: accepted, then ended by the pile for that reason', async () => {
  const [running] = await orders({ orderStatus: [CHARGING] })
  await ask('operation-service/monitor/doRemoteStopCharge', { orderId: running?.id })
  await until(async () => {
    const order = await detailOf(running?.id ?? 0)
    expect(order).toMatchObject({ orderStatus: FINISHED, stopReason: stopReason.code.remoteStop })
  })
})

it('obeys another server process on the same database, which has no connection to the piles', async () => {
  const other = await startServer({ env: { DATABASE_URL: await databaseUrl(), AMPDECK_DEMO: '1' } })
  const there = <Data>(path: string, body: object) => api(other.url).ask<Data>(path, body, { token })
  try {
    const [running] = await orders({ orderStatus: [CHARGING] })
    await there('operation-service/monitor/doRemoteStopCharge', { orderId: running?.id })
    const { id } = await there<PileCommandRow>('operation-service/pileCommand/send', {
      command: pileCommand.code.unlock,
      gunId: running?.gunId,
    })
    await until(async () => {
      const { records } = await there<Page<PileCommandRow>>('operation-service/pileCommand/page', {
        pageSize: 20,
      })
      expect(records.find((row) => row.id === id)?.state).toBe(commandState.code.done)
      expect((await detailOf(running?.id ?? 0)).orderStatus).toBe(FINISHED)
    })
  } finally {
    await other.stop()
  }
})

it('goes on with every running charge after the server was killed, and bills none twice', async () => {
  await until(async () => expect((await orders({ orderStatus: [CHARGING] })).length).toBeGreaterThan(9))
  const running = await orders({ orderStatus: [CHARGING] })
  await server.kill9()
  await server.restart()
  await until(async () => expect(network.figures()).toMatchObject({ connected: PILES }))
  await until(async () => {
    const now = new Map((await orders()).map((order) => [order.id, order]))
    const left = running.filter(({ id }) => now.get(id)?.orderStatus === CHARGING)
    expect(left.map(({ orderNo }) => orderNo)).toEqual([])
  })
  const all = await orders()
  for (const { id, orderNo } of running) {
    const order = all.find((one) => one.id === id)
    expect(order, orderNo).toMatchObject({ orderStatus: FINISHED, abnormalKind: null })
    const { deductions, paidFen } = await detailOf(id)
    expect(-sum(deductions, ({ amountFen }) => amountFen), orderNo).toBe(paidFen)
  }
  const transactions = all.map(({ pileCode, transactionId }) => `${pileCode} ${transactionId}`)
  expect(new Set(transactions).size).toBe(transactions.length)
  expect(await brokenRules()).toEqual([])
})

/** The register as it was billed: from the start over the minutes to the end. */
function readingsOf({ startTime, endTime, meterValues, energyWh }: ChargeOrderDetail) {
  const [from, to] = [parseTimestamp(startTime), parseTimestamp(endTime ?? startTime)]
  const between = meterValues
    .map(({ ts, energyWh: wh }) => ({ ts: parseTimestamp(ts), wh: wh ?? 0 }))
    .filter(({ ts }) => ts > from && ts < to)
  return [{ ts: from, wh: 0 }, ...between, { ts: to, wh: energyWh }]
}

function sum<Item extends object>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

/** The embedded database, as another process reaches it. */
async function databaseUrl(): Promise<string> {
  const found = await runningEmbeddedPostgres(server.data)
  if (!found) throw new Error('The embedded database does not run.')
  const { host, port, user, database } = found
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** The invariants of domain.md §7, asked of the database itself. */
async function brokenRules(): Promise<unknown[]> {
  const database = await openDatabase({ dataDirectory: server.data, poolSize: 1, mayShare: true })
  try {
    return await violations(database.db, { from: began, to: Date.now() + MINUTE })
  } finally {
    await database.close()
  }
}
