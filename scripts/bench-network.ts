import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { violations } from '../apps/server/src/bill/invariants.store.ts'
import { type Database, openDatabase } from '../apps/server/src/database/database.ts'
import { SimulatedNetwork } from '../apps/simulator/src/network/network.ts'
import { api } from '../tests/harness/api.ts'
import { startServer, type TestServer } from '../tests/harness/server.ts'
import { addPiles, type BenchPile } from './bench-network/bench-piles.ts'
import { StatusLatency, subscribe } from './bench-network/status-latency.ts'
import { cpuTime } from './bench-orders/cpu-time.ts'
import { quantile, table } from './bench-orders/figures.ts'

/*
 * Many simulated piles together with the server on one machine, the database included: how long a change of status
 * takes to a subscriber of `/events`, and whether memory stays. With `--kill` the server is killed while 200 charges
 * run: afterwards all must have gone on, and none be billed twice.
 */

const SPREAD_SECONDS = 60
const LOST_AFTER_MS = 10_000
/** Twelve cars of a fleet on monthly credit. */
const CARS = Array.from({ length: 12 }, (_, index) => `LZZ9TEST1004000${61 + index}`)

const { values } = parseArgs({
  options: {
    piles: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '2' },
    starts: { type: 'string', default: '20' },
    speed: { type: 'string', default: '4' },
    kill: { type: 'boolean', default: false },
    running: { type: 'string', default: '200' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'ampdeck-bench-'))
// The engine runs as another user where this runs as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
console.log('Starting the server.')
const server = await startServer({ scale: 0.01, env: { AMPDECK_DATA: data } })
const database = await openDatabase({ dataDirectory: data, poolSize: 1, mayShare: true })
try {
  const piles = await addPiles(database, Number(values.piles), Number(values.starts))
  if (values.kill) await killed(server, piles)
  else await measured(server, piles)
} finally {
  await database.close()
  await server.stop().catch((error) => console.log(String(error)))
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

function simulate(piles: readonly BenchPile[], url: string, latency?: StatusLatency): SimulatedNetwork {
  return new SimulatedNetwork(
    {
      url: `${url.replace('http', 'ws')}/ocpp`,
      seed: 1,
      piles: piles.map(({ plan }) => plan),
      visitors: { all: CARS.map((value) => ({ value, isVin: true, isFleet: true })) },
      faults: 0.03,
      lossesPerDay: 0.5,
      offlineShare: 0,
      meterSeconds: 60,
      spreadSeconds: SPREAD_SECONDS,
      pace: { speed: Number(values.speed), paused: false },
    },
    latency ? { tells: (code, call) => latency.tells(code, call) } : {},
  )
}

/** The resident memory of the server process, in MB. */
function memory(): string {
  const { pid } = JSON.parse(readFileSync(join(data, 'server.lock'), 'utf8'))
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) / 1_024).toFixed(0)
}

async function measured({ url }: TestServer, piles: readonly BenchPile[]): Promise<void> {
  const guns = new Map(piles.map(({ plan, gunIds }) => [plan.code, gunIds]))
  const latency = new StatusLatency((code, connector) => guns.get(code)?.[connector - 1])
  const token = await api(url).login({ account: 'admin' })
  const ended = new AbortController()
  const reading = subscribe(url, token, ended.signal, (event) => latency.hears(event)).catch((error) => {
    if (!ended.signal.aborted) throw error
  })
  const network = simulate(piles, url, latency)
  await connected(network)

  latency.isCounting = true
  const minutes = Number(values.minutes)
  const before = cpuTime(data)
  const own = process.cpuUsage()
  const lines = [lineOf(0, network)]
  for (let tenth = 1; tenth <= 10; tenth++) {
    await wait(minutes * 6_000)
    lines.push(lineOf((minutes * tenth) / 10, network))
  }
  const cpu = (cpuTime(data) - before) / (minutes * 600)
  const { user, system } = process.cpuUsage(own)
  const { samples } = latency
  console.log(table(['minute', 'connected', 'charging', 'waiting', 'server MB'], lines))
  console.log(`\nstatus change to subscriber of /events, ${samples.length} changes:`)
  const shares = [0.5, 0.9, 0.99, 1]
  const times = shares.map((share) => `${quantile(samples, share).toFixed(0)} ms`)
  console.log(
    table(['p50', 'p90', 'p99', 'most', 'never heard'], [[...times, String(latency.lost(LOST_AFTER_MS))]]),
  )
  console.log(
    `\nprocessor: server and database ${cpu.toFixed(0)} % of a core, simulated piles ${((user + system) / (minutes * 600_000)).toFixed(0)} %`,
  )
  ended.abort()
  await reading
  await network.close()
}

function lineOf(minute: number, network: SimulatedNetwork): string[] {
  const { connected, charging, waiting } = network.figures()
  return [minute.toFixed(1), String(connected), String(charging), String(waiting), memory()]
}

async function connected(network: SimulatedNetwork): Promise<void> {
  const began = performance.now()
  for (
    let figures = network.figures();
    figures.connected < figures.piles * 0.99;
    figures = network.figures()
  ) {
    if (performance.now() - began > 10 * 60_000) throw new Error('The piles do not come.')
    await wait(1_000)
  }
  console.log(`${network.figures().connected} piles are connected after ${seconds(began)} s.`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1)
}

async function killed(victim: TestServer, piles: readonly BenchPile[]): Promise<void> {
  const began = Date.now()
  const network = simulate(piles, victim.url)
  network.setPace({ speed: 30, paused: false })
  await connected(network)
  while (network.figures().charging < Number(values.running)) await wait(500)
  const running = await runningOrders(database)
  await victim.kill9()
  const down = performance.now()
  console.log(`Killed with ${running.size} charges running.`)
  await victim.restart()
  console.log(`Ready again after ${seconds(down)} s.`)
  await connected(network)
  network.setPace({ speed: 200, paused: false })
  for (let left = running; left.size > 0; left = await runningOrders(database, running)) await wait(1_000)
  const states = await database.pool.query(
    `select order_status as status, abnormal_kind as abnormal, count(*) from charge_order where id = any($1)
      group by 1, 2 order by 1, 2`,
    [[...running]],
  )
  console.log(`After ${seconds(down)} s none of them runs any more; order status and kind of abnormal order:`)
  for (const row of states.rows) console.log(`  ${JSON.stringify(row)}`)
  const broken = await violations(database.db, { from: began - 60_000, to: Date.now() + 60_000 })
  console.log(broken.length === 0 ? 'All invariants hold.' : `Broken: ${JSON.stringify(broken)}`)
  if (broken.length > 0) process.exitCode = 1
  await network.close()
}

async function runningOrders({ pool }: Database, among?: ReadonlySet<number>): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(
    `select o.id from charge_order o join pile p on p.id = o.pile_id
      where o.order_status = 2 and p.code like 'BENCH%' and ($1::bigint[] is null or o.id = any($1))`,
    [among ? [...among] : null],
  )
  return new Set(rows.map(({ id }) => id))
}
