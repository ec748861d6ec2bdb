import type { Now } from '../clock.ts'
import type { Ending } from '../demand/stop-reasons.ts'
import { between, countedWh, endOf, readingAt } from './charge.ts'
import type { Fact } from './facts.ts'
import { type Gun, isCharging, type Surroundings, shown, troubleOf } from './gun.ts'
import { charging, ended, freed, plugged } from './gun-changes.ts'

/** A gun after something happened, with what the pile has to tell of it. */
export interface Step {
  gun: Gun
  facts: Fact[]
}

const QUARTER_HOUR = 900_000
/** How long a gun waits for the server to say whether a car may charge, before the driver gives up. */
const PATIENCE_MS = 60_000

/** Whether time alone changes something at the gun. */
export function isDue(gun: Gun, { wall, sim }: Now): boolean {
  const { phase, warning, reservation } = gun
  if (warning && warning.until <= sim) return true
  if (reservation && reservation.expiry <= wall) return true
  switch (phase.is) {
    case 'free':
      return gun.isOperative && phase.nextCar <= sim
    case 'plugged':
      return phase.presentsAt <= sim
    case 'asking':
      return phase.sinceWall + PATIENCE_MS <= wall
    case 'charging':
      return (
        phase.charge.sampleAt <= wall ||
        nextQuarter(phase.charge.last.wall) <= wall ||
        endOf(phase.charge) <= sim
      )
    case 'leaving':
      return phase.leavesAt <= sim
    case 'faulted':
      return phase.until <= sim
  }
}

/** What time alone does to a gun: state, time and chance in; the next state and what there is to tell out. */
export function advance(gun: Gun, around: Surroundings, now: Now): Step {
  let step: Step = { gun, facts: [] }
  if (gun.warning && gun.warning.until <= now.sim) step = told(step, { ...step.gun, warning: undefined }, now)
  if (gun.reservation && gun.reservation.expiry <= now.wall) {
    const open = { ...step.gun, reservation: undefined }
    const isFree = open.phase.is === 'free'
    step = told(step, isFree ? freed(open, around.random, now.sim) : open, now)
  }
  return moved(step, around, now)
}

function moved(step: Step, around: Surroundings, now: Now): Step {
  const { gun } = step
  const { phase, connector } = gun
  const { random } = around
  if (!isDue(gun, now)) return step
  switch (phase.is) {
    case 'free':
      return told(step, plugged(gun, around, now.sim, gun.reservation?.token), now)
    case 'plugged': {
      if (phase.remote) return started(step, around, now)
      const ask: Fact = { kind: 'authorize', connector, token: phase.car.token }
      const asking: Gun = { ...gun, phase: { is: 'asking', car: phase.car, sinceWall: now.wall } }
      return { gun: asking, facts: [...step.facts, ask] }
    }
    case 'asking':
      return authorized(gun, false, around, now)
    case 'charging':
      return metered(step, around, now)
    case 'leaving':
    case 'faulted':
      return told(step, freed(gun, random, now.sim), now)
  }
}

/** The server's word on a car that wants to charge. Refused, its driver leaves. */
export function authorized(gun: Gun, isAccepted: boolean, around: Surroundings, now: Now): Step {
  const step: Step = { gun, facts: [] }
  if (gun.phase.is !== 'asking') return step
  if (isAccepted) return started(step, around, now)
  const leavesAt = now.sim + around.random.int(20, 90) * 1_000
  return told(step, { ...gun, phase: { is: 'leaving', shows: 'preparing', leavesAt } }, now)
}

function started(step: Step, around: Surroundings, now: Now): Step {
  const { gun } = step
  if (gun.phase.is !== 'plugged' && gun.phase.is !== 'asking') return step
  const { car } = gun.phase
  const remote = gun.phase.is === 'plugged' ? gun.phase.remote : undefined
  const next = charging(gun, car, around, now)
  if (!isCharging(next)) return step
  const { charge } = next.phase
  const start: Fact = {
    kind: 'start',
    connector: gun.connector,
    charge: charge.key,
    token: car.token,
    reading: readingAt(charge, gun.meterWh, now),
    ...(remote?.id === undefined ? {} : { remoteStartId: remote.id }),
    ...(gun.reservation ? { reservationId: gun.reservation.id } : {}),
  }
  return told({ gun, facts: [...step.facts, start] }, next, now)
}

/** A reading every interval and at each quarter of an hour; and the end, when the car has what it wants. */
function metered(step: Step, around: Surroundings, now: Now): Step {
  const { gun } = step
  if (!isCharging(gun)) return step
  const { charge } = gun.phase
  const { last } = charge
  if (endOf(charge) <= now.sim) {
    const at = between(charge, now, (endOf(charge) - last.sim) / (now.sim - last.sim || 1))
    return stopped(gun, charge.cause, around, { ...at, sim: Math.max(at.sim, endOf(charge)) }, step.facts)
  }
  const quarter = nextQuarter(last.wall)
  const isQuarterHour = quarter <= now.wall
  const at = isQuarterHour ? between(charge, now, (quarter - last.wall) / (now.wall - last.wall)) : now
  const meter: Fact = {
    kind: 'meter',
    connector: gun.connector,
    charge: charge.key,
    reading: readingAt(charge, gun.meterWh, at),
    isQuarterHour,
    isSuspended: charge.isSuspended,
  }
  const sampleAt = isQuarterHour ? charge.sampleAt : now.wall + around.sampleMs
  const phase = {
    is: 'charging' as const,
    charge: { ...charge, last: at, countedWh: countedWh(charge, at), sampleAt },
  }
  return { gun: { ...gun, phase }, facts: [...step.facts, meter] }
}

function nextQuarter(wall: number): number {
  return (Math.floor(wall / QUARTER_HOUR) + 1) * QUARTER_HOUR
}

/** Ends a running charge for a cause, at a moment. */
export function stopped(
  gun: Gun,
  cause: Ending,
  { random }: Pick<Surroundings, 'random'>,
  at: Now,
  facts: Fact[] = [],
): Step {
  if (!isCharging(gun)) return { gun, facts }
  const { charge } = gun.phase
  const final = { ...readingAt(charge, gun.meterWh, at), W: 0, A: 0 }
  const next = ended(gun, charge, cause, random, at)
  const stop: Fact = {
    kind: 'stop',
    connector: gun.connector,
    charge: charge.key,
    token: charge.token,
    reading: final,
    cause,
  }
  return told({ gun, facts: [...facts, stop] }, next, at)
}

/** Goes over to another state, and tells it if it shows. */
export function told({ gun, facts }: Step, next: Gun, { wall }: Pick<Now, 'wall'>): Step {
  const [state, trouble] = [shown(next), troubleOf(next)]
  if (state === shown(gun) && trouble?.info === troubleOf(gun)?.info) return { gun: next, facts }
  const status: Fact = { kind: 'status', connector: next.connector, state, trouble, ts: Math.round(wall) }
  return { gun: next, facts: [...facts, status] }
}
