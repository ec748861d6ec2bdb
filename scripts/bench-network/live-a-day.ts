import { setTimeout as wait } from 'node:timers/promises'
import { rawBillState } from '@ampdeck/api/bill/raw-bill'
import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { abnormalKind, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { violations } from '../../apps/server/src/bill/invariants/invariants.store.ts'
import { powerAfter } from '../../apps/simulator/src/demand/charge-curve.ts'
import type { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import { isCharging } from '../../apps/simulator/src/pile/gun.ts'
import { table } from '../bench-orders/figures.ts'
import { type Bench, connected, simulate } from './bench.ts'
import { addPiles, type BenchPile, RATED_W } from './bench-piles.ts'
import { type LivedCharge, LivedCharges } from './lived-charges.ts'

/** A link breaks so often in a day of the network, each time for some minutes of the real clock. */
const LOSSES_PER_DAY = 0.2
/** What is told last takes so long to be billed. */
const SETTLED_MS = 90_000
const SAMPLE_MS = 10_000
/** A gun is held if it may take less than this, while its car wants more. */
const HELD_W = 1_500
const STARVED_W = 5_000

interface Order {
  gunId: number
  startTime: number
  status: number
  energyWh: number
  stopReason: number | null
  abnormal: number | null
  maxW: number | null
  closeReason: string | null
}

/**
 * A day of many piles, some of whose readings cannot be: what each charge was at its pile, beside what the server has
 * made of it.
 */
export async function liveADay(bench: Bench & { measures: 'all' | 'energy'; absurd: number }): Promise<void> {
  const { database, minutes, speed, starts, measures, absurd } = bench
  const piles = (await addPiles(database, bench.piles, starts)).map(withOldMeters)
  const began = Date.now()
  const lived = new LivedCharges(absurd)
  const failed = new Map<string, number>()
  const network = simulate(bench, piles, {
    watcher: {
      happens: (code, fact) => lived.add(code, fact),
      fails: (_, { method }, { name, message }) =>
        count(failed, `${method}: ${name} ${message}`.slice(0, 120)),
    },
    ...{ lossesPerDay: LOSSES_PER_DAY * speed, measures, absurd },
  })
  await connected(network)
  const held = { charging: 0, starved: 0 }
  for (const ends = Date.now() + minutes * 60_000; Date.now() < ends; await wait(SAMPLE_MS))
    countHeld(network, held)
  const until = Date.now()
  // Who still charges goes on; nothing but what is over is judged.
  await wait(SETTLED_MS)
  await network.close()

  const guns = new Map(piles.map(({ plan, gunIds }) => [plan.code, gunIds]))
  const orders = await ordersOf(bench, piles, began)
  const verdicts = new Map<string, number>()
  const wrong: string[] = []
  const sums = { lived: 0, billed: 0 }
  for (const charge of lived.endedBefore(until)) {
    const gunId = guns.get(charge.code)?.[charge.connector - 1]
    const found = orders.get(`${gunId} ${charge.start.ts}`) ?? []
    const verdict = judge(charge, found)
    const name = `${measuredAs(charge)}: ${verdict}`
    count(verdicts, name)
    sums.lived += charge.stop.meterWh - charge.start.meterWh
    sums.billed += found[0]?.abnormal === null ? (found[0]?.energyWh ?? 0) : 0
    if (verdict.startsWith('WRONG')) wrong.push(`${verdict} ${JSON.stringify({ charge, found })}`)
  }
  console.log(
    table(
      ['charge', 'how many'],
      [...verdicts].sort().map(([name, count]) => [name, `${count}`]),
    ),
  )
  console.log(
    `Energy of these charges ${kWh(sums.lived)} kWh, on bills that wait for nobody ${kWh(sums.billed)} kWh.`,
  )
  for (const line of wrong.slice(0, 10)) console.log(line)
  for (const [what, times] of failed) console.log(`Not answered by the server, ${times} times: ${what}`)
  console.log(
    `Of ${held.charging} samples of charging guns ${held.starved} were held below ${HELD_W} W while their car wanted more than ${STARVED_W} W.`,
  )
  for (const [what, count] of Object.entries(await figuresOf(bench, piles, began)))
    console.log(`${what}: ${count}`)
  const broken = await violations(database.db, { from: began - 60_000, to: Date.now() + 60_000 })
  console.log(broken.length === 0 ? 'All invariants hold.' : `Broken: ${JSON.stringify(broken)}`)
  if (broken.length > 0 || wrong.length > 0) process.exitCode = 1
}

function count(of: Map<string, number>, name: string): void {
  of.set(name, (of.get(name) ?? 0) + 1)
}

function countHeld({ piles }: SimulatedNetwork, held: { charging: number; starved: number }): void {
  for (const { guns, clock } of piles)
    for (const gun of guns) {
      if (!isCharging(gun)) continue
      const { need, fromSim, vehicleW } = gun.phase.charge
      const seconds = Math.max(0, clock.now().sim - fromSim) / 1_000
      held.charging += 1
      const isHeld = gun.limitW !== undefined && gun.limitW < HELD_W
      if (isHeld && powerAfter(seconds, { ...need, powerW: vehicleW }) > STARVED_W) held.starved += 1
    }
}

function measuredAs({ isAbsurdStart, isAbsurdStop, absurdMeters }: LivedCharge): string {
  if (isAbsurdStart || isAbsurdStop) return 'ends that cannot be'
  return absurdMeters > 0 ? 'readings between that cannot be' : 'as measured'
}

/** What a bill must be: the register's difference where both ends are possible, and otherwise never more than that. */
function judge(charge: LivedCharge, orders: readonly Order[]): string {
  const [order] = orders
  const truthWh = charge.stop.meterWh - charge.start.meterWh
  if (!order) return charge.isRefused ? 'refused at its start' : 'WRONG: no order'
  if (orders.length > 1) return 'WRONG: several orders'
  if (order.status !== FINISHED && order.status !== ABNORMAL)
    return `WRONG: not ended (${order.status} ${order.closeReason})`
  if (SERVER_STOPS.has(order.stopReason ?? 0)) return 'WRONG: stopped by the server'
  if (order.maxW !== null && order.maxW > 1.3 * (RATED_W / 2)) return 'WRONG: more power than its gun has'
  if (order.abnormal !== null) {
    const waits = `waits for a person (${abnormalKind.key(order.abnormal)})`
    const isFine = charge.isAbsurdStart || charge.isAbsurdStop || truthWh === 0
    return isFine ? waits : `WRONG: ${waits}`
  }
  if (order.energyWh === truthWh) return 'billed exactly'
  const isDoubtful = charge.isAbsurdStart || charge.isAbsurdStop
  return isDoubtful && order.energyWh < truthWh ? 'billed with less' : 'WRONG: another energy'
}

/** A register that has counted for years: what is wrong of it is far from it. */
function withOldMeters({ plan, gunIds }: BenchPile): BenchPile {
  const guns = plan.guns.map((gun, index) => ({
    ...gun,
    meterWh: 1_234_567 + ((gunIds[index] ?? 0) % 1_000_000),
  }))
  return { plan: { ...plan, guns }, gunIds }
}

const { finished: FINISHED, abnormal: ABNORMAL } = orderStatus.code
const { amountLimit, balanceUsedUp, strategy } = stopReason.code
/** No limit of money holds for the cars of the bench. */
const SERVER_STOPS = new Set<number>([amountLimit, balanceUsedUp, strategy])

async function ordersOf({ database }: Bench, piles: readonly BenchPile[], from: number) {
  const { rows } = await database.pool.query<Order>(
    `select gun_id as "gunId", start_time as "startTime", order_status as status, energy_wh as "energyWh",
      stop_reason as "stopReason", abnormal_kind as abnormal, close_reason as "closeReason", max_w as "maxW"
    from charge_order where gun_id = any($1) and start_time >= $2`,
    [piles.flatMap(({ gunIds }) => gunIds), from],
  )
  return Map.groupBy(rows, ({ gunId, startTime }) => `${gunId} ${startTime}`)
}

/** What else a wrong reading would have left behind. */
async function figuresOf({ database }: Bench, piles: readonly BenchPile[], from: number) {
  const guns = piles.flatMap(({ gunIds }) => gunIds)
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select
      (select count(*) from pile_command where gun_id = any($1) and create_time >= $2 and command = $3)
        as "Charges that the server stopped",
      (select coalesce(max(pile_w), 0) from operating_sample where ts >= $2) as "Greatest mean power of a station, W",
      (select max(w) from meter_value m join charge_order o on o.id = m.order_id and o.gun_id = any($1)
        where m.ts >= $2) as "Greatest power of a gun, W",
      (select max(count) from (select count(*) from charge_order where gun_id = any($1) and start_time >= $2
        group by gun_id, start_time) per) as "Orders of one charge, at most",
      (select count(*) from meter_value m join charge_order o on o.id = m.order_id and o.gun_id = any($1)
        where m.ts >= $2 and m.doubt_wh is not null) as "Minutes whose register is marked",
      (select count(*) from alarm where gun_id = any($1) and code = 'ReadingImplausible') as "Alarms of readings",
      (select count(*) from raw_bill where gun_id = any($1) and received_time >= $2 and state in ($4, $5)) as "Raw bills without a charge, or twice"`,
    [guns, from, commandKind.code.remoteStop, rawBillState.code.unmatched, rawBillState.code.duplicate],
  )
  return rows[0] ?? {}
}

const kWh = (wh: number) => (wh / 1_000).toFixed(3)
