import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/database/database.ts'
import type { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import type { TestServer } from '../../tests/harness/server.ts'
import { connected, seconds, simulate } from '../bench-network/bench.ts'
import { cpuTime } from '../bench-orders/cpu-time.ts'
import { quantile, table } from '../bench-orders/figures.ts'
import { addSite, drawOf, limitTo } from './crowded-site.ts'
import { type KeptStep, StepWatch } from './step-watch.ts'

interface SiteBench {
  server: TestServer
  database: Database
  /** The server's data directory. */
  data: string
  guns: number
  minutes: number
  everySeconds: number
  lossesPerDay: number
  measures: 'all' | 'energy'
}

const SAMPLE_MS = 100
/** Within this the guns must be below a new limit. */
const ALLOWED_MS = 15_000
const CHARGING_WITHIN_MS = 10 * 60_000
/** Shares of what the cars want, one after the other; half of it on average. */
const SHARES = [0.5, 0.35, 0.6, 0.4, 0.65, 0.5, 0.45, 0.55]

/** Steps the limit of a crowded station up and down, and watches what its guns draw. */
export async function measureSite(bench: SiteBench): Promise<void> {
  const { database, data, guns, minutes, everySeconds, lossesPerDay, measures } = bench
  const piles = await addSite(database, guns)
  const pace = { piles: piles.length, starts: 0, speed: 1, running: 0 }
  const network = simulate({ ...bench, ...pace }, piles, { lossesPerDay, measures })
  await connected(network)
  const wantedW = await crowded(network, guns)

  const watch = new StepWatch(ALLOWED_MS)
  const before = cpuTime(data)
  const began = performance.now()
  const lost: number[] = []
  for (let step = 0; performance.now() - began < minutes * 60_000; step++) {
    const limitW = Math.round(wantedW * (SHARES[step % SHARES.length] ?? 0.5))
    const beforeW = drawOf(network).drawnW
    await limitTo(database, limitW)
    watch.begin({ at: performance.now(), limitW, beforeW })
    const until = performance.now() + everySeconds * 1_000
    while (performance.now() < until) {
      watch.sample({ at: performance.now(), drawnW: drawOf(network).drawnW })
      await wait(SAMPLE_MS)
    }
    lost.push(network.figures().piles - network.figures().connected)
  }
  watch.end()
  const cpu = (cpuTime(data) - before) / ((performance.now() - began) / 100)
  print(watch.steps)
  console.log(
    `${guns} guns at ${piles.length} piles, half OCPP 1.6, half 2.0.1; ${seconds(began)} s; of the piles ${Math.min(...lost)} to ${Math.max(...lost)} without a link at the end of a step; server and database ${cpu.toFixed(0)} % of a core`,
  )
  await network.close()
}

/** Waits until as good as every gun charges; what their cars want together is twice what they will get. */
async function crowded(network: SimulatedNetwork, guns: number): Promise<number> {
  const began = performance.now()
  for (let draw = drawOf(network); draw.charging < guns * 0.95; draw = drawOf(network)) {
    if (performance.now() - began > CHARGING_WITHIN_MS)
      throw new Error(`Only ${draw.charging} of ${guns} guns charge.`)
    await wait(1_000)
  }
  const { wantedW, charging } = drawOf(network)
  console.log(`${charging} of ${guns} guns charge after ${seconds(began)} s and want ${kW(wantedW)} kW.`)
  return wantedW
}

const kW = (watts: number) => (watts / 1_000).toFixed(1)

function print(steps: readonly KeptStep[]): void {
  const lines = steps.map(
    ({ limitW, beforeW, isDown, heldMs, overshootW, lateExcessW, lateExcessMs, used }, index) => [
      `${index + 1}`,
      kW(beforeW),
      kW(limitW),
      isDown ? (heldMs === undefined ? 'never' : `${(heldMs / 1_000).toFixed(1)} s`) : '–',
      kW(overshootW),
      kW(lateExcessW),
      lateExcessMs > 0 ? `${(lateExcessMs / 1_000).toFixed(1)} s` : '–',
      `${(used * 100).toFixed(0)} %`,
    ],
  )
  const heads = [
    'step',
    'drawn kW',
    'limit kW',
    'held after',
    'above it then kW',
    'above after 15 s kW',
    'for',
    'used',
  ]
  console.log(table(heads, lines))
  const down = steps.filter(({ isDown }) => isDown)
  const times = down.map(({ heldMs }) => heldMs ?? Number.POSITIVE_INFINITY)
  const most = (of: (step: KeptStep) => number) => Math.max(0, ...steps.map(of))
  console.log(
    `${down.length} steps down were held after p50 ${(quantile(times, 0.5) / 1_000).toFixed(1)} s, at most ${(Math.max(0, ...times) / 1_000).toFixed(1)} s; overshoot at most ${kW(most((one) => one.overshootW))} kW, largest excess later than 15 s ${kW(most((one) => one.lateExcessW))} kW, for ${(most((one) => one.lateExcessMs) / 1_000).toFixed(1)} s at most; ${(100 * (steps.reduce((sum, { used }) => sum + used, 0) / steps.length)).toFixed(0)} % of the limit used`,
  )
  // A car that comes meanwhile takes its safe default at once, until the others have made room.
  if (Math.max(...times) > ALLOWED_MS || most((one) => one.lateExcessMs) > ALLOWED_MS) process.exitCode = 1
}
