import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/database/database.ts'
import { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import type { PileWatcher } from '../../apps/simulator/src/network/simulated-pile.ts'
import type { TestServer } from '../../tests/harness/server.ts'
import type { BenchPile } from './bench-piles.ts'

const SPREAD_SECONDS = 60
const CONNECTED_WITHIN_MS = 10 * 60_000
/** Twelve cars of a fleet on monthly credit. */
const CARS = Array.from({ length: 12 }, (_, index) => `LZZ9TEST1004000${61 + index}`)

/** What every way of the bench has: a server with its database, and how much of what. */
export interface Bench {
  server: TestServer
  database: Database
  /** The server's data directory. */
  data: string
  piles: number
  minutes: number
  starts: number
  speed: number
  running: number
}

/** Simulated piles that connect to the server and live. */
export function simulate(
  { server, speed }: Bench,
  piles: readonly BenchPile[],
  {
    watcher = {},
    lossesPerDay = 0.5,
    measures = 'all',
    absurd = 0,
  }: {
    watcher?: PileWatcher
    lossesPerDay?: number
    measures?: 'all' | 'energy'
    absurd?: number
  } = {},
): SimulatedNetwork {
  return new SimulatedNetwork(
    {
      url: `${server.url.replace('http', 'ws')}/ocpp`,
      seed: 1,
      piles: piles.map(({ plan }) => plan),
      visitors: { all: CARS.map((value) => ({ value, isVin: true, isFleet: true })) },
      faults: 0.03,
      lossesPerDay,
      measures,
      absurd,
      offlineShare: 0,
      meterSeconds: 60,
      spreadSeconds: SPREAD_SECONDS,
      pace: { speed, paused: false },
    },
    watcher,
  )
}

/** Waits until as good as all piles are there. */
export async function connected(network: SimulatedNetwork): Promise<void> {
  const began = performance.now()
  for (
    let figures = network.figures();
    figures.connected < figures.piles * 0.99;
    figures = network.figures()
  ) {
    if (performance.now() - began > CONNECTED_WITHIN_MS) throw new Error('The piles do not come.')
    await wait(1_000)
  }
  console.log(`${network.figures().connected} piles are connected after ${seconds(began)} s.`)
}

export function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1)
}
