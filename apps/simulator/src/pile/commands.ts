import { stopReason } from '@ampdeck/api/enumerations/order'
import type { Now } from '../clock.ts'
import type { Token } from '../plan.ts'
import { type Step, stopped, told } from './advance.ts'
import { limited } from './charge.ts'
import { type Gun, isCharging, type RemoteStart, type Reservation, type Surroundings } from './gun.ts'
import { freed, plugged } from './gun-changes.ts'

/*
 * What a gun does when it is told to. Each gives the answer that goes back at once, and the gun with what there is to
 * tell afterwards.
 */

/** The answers of OCPP that a gun can give, of whichever version. */
export type GunAnswer =
  | 'Accepted'
  | 'Rejected'
  | 'Scheduled'
  | 'Occupied'
  | 'Faulted'
  | 'Unavailable'
  | 'Unlocked'
  | 'UnlockFailed'

export interface Obeyed extends Step {
  answer: GunAnswer
}

const unchanged = (gun: Gun, answer: GunAnswer): Obeyed => ({ gun, facts: [], answer })

/** Whether a charge can be started from afar: the gun is free, or a car waits in front of it. */
export function canStart(gun: Gun, token?: Token): boolean {
  const isReservedForAnother = gun.reservation !== undefined && gun.reservation.token.value !== token?.value
  return gun.isOperative && !isReservedForAnother && ['free', 'plugged', 'asking'].includes(gun.phase.is)
}

/** A car that waits begins to charge; at a free gun its driver plugs in first, which takes two seconds. */
export function remoteStart(
  gun: Gun,
  token: Token,
  remote: RemoteStart,
  around: Surroundings,
  now: Now,
): Obeyed {
  if (!canStart(gun, token)) return unchanged(gun, 'Rejected')
  const { phase } = gun
  if (phase.is === 'plugged' || phase.is === 'asking') {
    const car = { ...phase.car, token }
    const next: Gun = { ...gun, phase: { is: 'plugged', car, presentsAt: now.sim, remote } }
    return { ...told({ gun, facts: [] }, next, now), answer: 'Accepted' }
  }
  return {
    ...told({ gun, facts: [] }, plugged(gun, around, now.sim, token, remote), now),
    answer: 'Accepted',
  }
}

export function remoteStop(gun: Gun, around: Surroundings, now: Now): Obeyed {
  if (!isCharging(gun)) return unchanged(gun, 'Rejected')
  return { ...stopped(gun, stopReason.code.remoteStop, around, now), answer: 'Accepted' }
}

/** A gun that charges is taken out of service after the charge. */
export function setOperative(gun: Gun, isOperative: boolean, { random }: Surroundings, now: Now): Obeyed {
  const isLater = isCharging(gun) && !isOperative
  const next = { ...gun, isOperative }
  const changed = gun.phase.is === 'free' && isOperative ? freed(next, random, now.sim) : next
  return { ...told({ gun, facts: [] }, changed, now), answer: isLater ? 'Scheduled' : 'Accepted' }
}

/** The plug of a running charge is let go too, which ends it; a broken lock stays shut. */
export function unlock(gun: Gun, around: Surroundings, now: Now): Obeyed {
  if (gun.phase.is === 'faulted') return unchanged(gun, 'UnlockFailed')
  const end = isCharging(gun) ? stopped(gun, 'unlocked', around, now) : { gun, facts: [] }
  if (end.gun.phase.is === 'free') return { ...end, answer: 'Unlocked' }
  return { ...told(end, freed(end.gun, around.random, now.sim), now), answer: 'Unlocked' }
}

/** Held for one token; its driver comes in time more often than not. */
export function reserve(gun: Gun, reservation: Reservation, { random }: Surroundings, now: Now): Obeyed {
  if (gun.phase.is === 'faulted') return unchanged(gun, 'Faulted')
  if (!gun.isOperative) return unchanged(gun, 'Unavailable')
  if (gun.phase.is !== 'free' || (gun.reservation && gun.reservation.id !== reservation.id))
    return unchanged(gun, 'Occupied')
  const holdMs = Math.max(0, reservation.expiry - now.wall)
  const nextCar = now.sim + (0.15 + random.next()) * holdMs
  const next: Gun = { ...gun, reservation, phase: { is: 'free', nextCar } }
  return { ...told({ gun, facts: [] }, next, now), answer: 'Accepted' }
}

export function cancelReservation(gun: Gun, { random }: Surroundings, now: Now): Obeyed {
  if (!gun.reservation) return unchanged(gun, 'Rejected')
  const open = { ...gun, reservation: undefined }
  const next = open.phase.is === 'free' ? freed(open, random, now.sim) : open
  return { ...told({ gun, facts: [] }, next, now), answer: 'Accepted' }
}

/** Holds for the running charge and for later ones; without a limit the vehicle takes what it wants. */
export function limit(gun: Gun, limitW: number | undefined, now: Now): Obeyed {
  const next: Gun = { ...gun, limitW }
  if (!isCharging(gun)) return unchanged(next, 'Accepted')
  const charge = limited(gun.phase.charge, limitW, now)
  return {
    ...told({ gun, facts: [] }, { ...next, phase: { is: 'charging', charge } }, now),
    answer: 'Accepted',
  }
}
