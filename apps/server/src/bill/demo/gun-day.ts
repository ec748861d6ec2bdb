import { stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, dayNumber, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { drawNeed } from '@ampdeck/simulator/demand/car'
import { type ChargeNeed, energyAfter, secondsFor } from '@ampdeck/simulator/demand/charge-curve'
import { loadCurves, VALLEY_PULL, valleyHours } from '@ampdeck/simulator/demand/load-curve'
import { drawStopReason } from '@ampdeck/simulator/demand/stop-reasons'
import type { DemoGun } from '../../config/pile/pile.demo.ts'
import type { Random } from '../../demo/random.ts'
import { stream, type World } from '../../demo/world.ts'
import { drawPayer, type Payer, type PayerNeed } from './payers.ts'
import { expectedStarts } from './starts.ts'

/** What becomes of an order (domain.md §8, "Order shares"). */
export type Fate = 'settled' | 'partlyDeducted' | 'unpaid' | 'abnormal' | 'badDebt' | 'closed'

const fates: readonly Fate[] = ['settled', 'partlyDeducted', 'unpaid', 'abnormal', 'badDebt', 'closed']
const fateShares = [97.2, 0.9, 0.6, 0.5, 0.3, 0.5]
const needs: Readonly<Record<Fate, PayerNeed>> = {
  settled: 'pays',
  partlyDeducted: 'owes',
  unpaid: 'owes',
  abnormal: 'pays',
  badDebt: 'cancelled',
  closed: 'pays',
}

/** Codes of BillChannel. */
const channels = [2, 5, 1, 3, 4, 9]
const channelShares = [46, 27, 9, 8, 5, 5]
const { user: USER, full: FULL } = stopReason.code

/** A charge as it was drawn, from plugging in to plugging out. */
export interface DrawnCharge {
  gun: DemoGun
  fate: Fate
  payer: Payer
  channel: number
  start: number
  end: number
  unplug: number
  need: ChargeNeed
  stopReason: number
  /** For what is decided later about this order: its coupon, how much is paid, what is wrong with it. */
  draws: readonly [number, number, number]
}

const SHORTEST = 8 * MINUTE
const CHANGE_OF_CARS = 2 * MINUTE

/**
 * The charges of one gun in one of its days. A gun's day ends at an hour of its own when little is charged, and no
 * charge outlasts it: so each day can be drawn alone, and no two charges of a gun overlap.
 */
export function drawGunDay(world: World, gun: DemoGun, day: number): DrawnCharge[] {
  const random = stream(world, 'gunDay', gun.index, day)
  const count = random.poisson(expectedStarts(world, gun, day))
  if (count === 0) return []
  const begin = startOfDay(day) + dayBreak(world, gun)
  const end = begin + DAY
  const wanted = Array.from({ length: count }, () => drawStart(world, random, gun, begin)).sort(
    (a, b) => a.start - b.start,
  )

  const charges: DrawnCharge[] = []
  let free = begin
  for (const one of wanted) {
    const charge = drawCharge(random, gun, one, Math.max(one.start, free), end)
    if (!charge) continue
    charges.push(charge)
    free = charge.unplug + CHANGE_OF_CARS
  }
  return charges
}

/** When a gun's day ends: among the hours when its kind of station is least used, as many milliseconds after midnight. */
function dayBreak(world: World, gun: DemoGun): number {
  const random = stream(world, 'dayBreak', gun.index)
  const hour = random.weighted(loadCurves[gun.station.kind].hours.map((load) => 1 / load ** 3))
  return hour * HOUR + random.int(0, 3_599) * 1_000
}

/** A charge that began at an instant at a gun that was free, for a network too small to have one by itself. */
export function drawCharging(world: World, gun: DemoGun, start: number): DrawnCharge | undefined {
  const random = stream(world, 'charging', gun.index, Math.floor(start / MINUTE))
  const payer = drawPayer(world, random, gun.station, start, 'pays')
  return drawCharge(random, gun, { fate: 'settled', payer }, start, start + DAY)
}

interface Wanted {
  start: number
  fate: Fate
  payer: Payer
}

function drawStart(world: World, random: Random, gun: DemoGun, begin: number): Wanted {
  const fate = fates[random.weighted(fateShares)] ?? 'settled'
  const payer = drawPayer(world, random, gun.station, begin, needs[fate])
  const pulled = random.chance(VALLEY_PULL) && payer.fleet !== undefined
  const hour = pulled ? random.pick(valleyHours) : random.weighted(loadCurves[gun.station.kind].hours)
  const midnight = startOfDay(dayNumber(begin))
  const at = midnight + hour * HOUR + random.int(0, 3_599) * 1_000
  return { start: at < begin ? at + DAY : at, fate, payer }
}

function drawCharge(
  random: Random,
  gun: DemoGun,
  { fate, payer }: Pick<Wanted, 'fate' | 'payer'>,
  start: number,
  dayEnd: number,
): DrawnCharge | undefined {
  const channel = channels[random.weighted(channelShares)] ?? 9
  const stopReason = drawStopReason(random)
  const place = { kind: gun.station.kind, isAc: gun.isAc, ratedW: gun.ratedW }
  const planned = drawNeed(random, place, payer.fleet !== undefined, stopReason === FULL)
  const stay = Math.min(random.exponential(14), 240) * MINUTE
  const draws = [random.next(), random.next(), random.next()] as const
  const latest = dayEnd - 5 * MINUTE
  if (start + SHORTEST > latest) return undefined

  const seconds = Math.min(secondsFor(planned), Math.floor((latest - start) / 1_000))
  const end = start + seconds * 1_000
  const isCut = seconds < secondsFor(planned)
  const energyWh = isCut ? Math.floor(energyAfter(seconds, planned)) : planned.energyWh
  return {
    gun,
    fate,
    payer,
    channel,
    start,
    end,
    draws,
    need: { ...planned, energyWh },
    unplug: Math.min(dayEnd - MINUTE, end + Math.ceil(stay / 1_000) * 1_000),
    stopReason: isCut && stopReason === FULL ? USER : stopReason,
  }
}
