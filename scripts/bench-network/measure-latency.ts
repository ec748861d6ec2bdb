import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import { api } from '../../tests/harness/api.ts'
import { cpuTime } from '../bench-orders/cpu-time.ts'
import { quantile, table } from '../bench-orders/figures.ts'
import { type Bench, connected, simulate } from './bench.ts'
import { addPiles, type BenchPile } from './bench-piles.ts'
import { StatusLatency, subscribe } from './status-latency.ts'
import { type WatchedBoard, watchBoard } from './watched-board.ts'

const LOST_AFTER_MS = 10_000

/** How long changes of status take while many piles live, and what that costs. */
export async function measureLatency(bench: Bench): Promise<void> {
  const { server, database, data, minutes } = bench
  const { url } = server
  const piles = await addPiles(database, bench.piles, bench.starts)
  const guns = new Map(piles.map(({ plan, gunIds }) => [plan.code, gunIds]))
  const gunOf = (code: string, connector: number) => guns.get(code)?.[connector - 1]
  const stream = new StatusLatency(gunOf)
  const screen = new StatusLatency((code, connector) => {
    const gun = gunOf(code, connector)
    return gun !== undefined && board?.guns.has(gun) ? gun : undefined
  })
  let board: WatchedBoard | undefined
  const token = await api(url).login({ account: 'admin' })
  const ended = new AbortController()
  const reading = subscribe(url, token, ended.signal, (event) => stream.hears(event)).catch((error) => {
    if (!ended.signal.aborted) throw error
  })
  const network = simulate(bench, piles, {
    watcher: {
      tells: (code, call) => {
        stream.tells(code, call)
        screen.tells(code, call)
      },
    },
  })
  await connected(network)
  board = await watchBoard(url, await stationOf(bench, piles), (seen) => screen.hears(seen))

  stream.isCounting = true
  screen.isCounting = true
  const before = cpuTime(data)
  const own = process.cpuUsage()
  const lines = [lineOf(0, network, data)]
  for (let tenth = 1; tenth <= 10; tenth++) {
    await wait(minutes * 6_000)
    lines.push(lineOf((minutes * tenth) / 10, network, data))
  }
  const cpu = (cpuTime(data) - before) / (minutes * 600)
  const { user, system } = process.cpuUsage(own)
  console.log(table(['minute', 'connected', 'charging', 'waiting', 'server MB'], lines))
  console.log('\nFrom a pile’s change of status to:')
  console.log(
    table(
      ['', 'changes', 'p50', 'p90', 'p99', 'most', 'never'],
      [lineOfLatency('/events', stream), lineOfLatency(`${board.guns.size} tiles in a browser`, screen)],
    ),
  )
  console.log(
    `\nprocessor: server and database ${cpu.toFixed(0)} % of a core, simulated piles ${((user + system) / (minutes * 600_000)).toFixed(0)} %`,
  )
  await board.close()
  ended.abort()
  await reading
  await network.close()
}

/** The station at which the first pile stands. */
async function stationOf({ database }: Bench, [first]: readonly BenchPile[]): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select station_id as id from pile where code = $1',
    [first?.plan.code],
  )
  return rows[0]?.id ?? 0
}

function lineOfLatency(name: string, latency: StatusLatency): string[] {
  const { samples } = latency
  const times = [0.5, 0.9, 0.99, 1].map((share) => `${quantile(samples, share).toFixed(0)} ms`)
  return [name, String(samples.length), ...times, String(latency.lost(LOST_AFTER_MS))]
}

function lineOf(minute: number, network: SimulatedNetwork, data: string): string[] {
  const { connected, charging, waiting } = network.figures()
  return [minute.toFixed(1), String(connected), String(charging), String(waiting), memory(data)]
}

/** The resident memory of the server process, in MB. */
function memory(data: string): string {
  const { pid } = JSON.parse(readFileSync(join(data, 'server.lock'), 'utf8'))
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) / 1_024).toFixed(0)
}
