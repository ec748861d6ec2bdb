import { setTimeout as wait } from 'node:timers/promises'
import { violations } from '../../apps/server/src/bill/invariants/invariants.store.ts'
import type { Database } from '../../apps/server/src/database/database.ts'
import { type Bench, connected, seconds, simulate } from './bench.ts'
import { addPiles } from './bench-piles.ts'

/** Charges of one to two minutes, of which some hundreds run at a time. */
const PACE = { speed: 30, paused: false }
const STARTS_PER_DAY = 20
/** After so long whoever is still charging is named. */
const ENDED_WITHIN_MS = 10 * 60_000

/** Takes the server away while charges run, and looks what became of each. */
export async function killDuringCharges(bench: Bench): Promise<void> {
  const { server, database } = bench
  const piles = await addPiles(database, bench.piles, STARTS_PER_DAY)
  const began = Date.now()
  // A charge whose pile loses its link of itself goes on for as long as that takes, whatever the server does.
  const network = simulate(bench, piles, { lossesPerDay: 0 })
  network.setPace(PACE)
  await connected(network)
  let running = await runningOrders(database)
  while (running.size < bench.running) {
    await wait(1_000)
    running = await runningOrders(database)
  }
  await server.kill9()
  const down = performance.now()
  console.log(`Killed with ${running.size} charges running.`)
  await server.restart()
  console.log(`Ready again after ${seconds(down)} s.`)
  await connected(network)
  for (let left = running; left.size > 0; left = await runningOrders(database, running)) {
    if (performance.now() - down > ENDED_WITHIN_MS) throw new Error(`Still running: ${[...left].join(', ')}`)
    await wait(1_000)
  }
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
      where o.order_status = 2 and p.code like '0BENCH%' and ($1::bigint[] is null or o.id = any($1))`,
    [among ? [...among] : null],
  )
  return new Set(rows.map(({ id }) => id))
}
