import { HOUR, MINUTE } from '@ampdeck/api/time'
import { allocateByRank } from './allocate.ts'

/** A gun that charges. */
export interface RunningGun {
  /** Stable, in the order in which the charges began. */
  id: number
  isAc: boolean
  /** The most that gun and pile can give. */
  ratedW: number
  /** Whether its pile is there to be told. */
  isOnline: boolean
  /** The most that a charging plan and an operator allow its charge. */
  capW: number | null
  /** Its pile takes no profiles: it counts at its rated power. */
  isDeaf: boolean
  /** It goes before others. */
  isFirst?: boolean
  /** What the pile holds for each charge at this gun, where it holds such a profile. */
  safeW: number | null
  /** The grant of this charge that the pile has accepted, and the one that it was last meant to have. */
  heldW: number | null
  heldUntil: number | null
  /** Since when the pile holds a grant of this height. */
  heldFrom: number | null
  wantedW: number | null
  /** It is not accepted yet, so that either may be in force. */
  isPending: boolean
  demandW: number | null
  /** The newest reading. */
  live: PowerReading | null
  /** What an ampere is worth at most, where its pile is limited in amperes. */
  wattsPerAmpere: number | null
}

/** A power that is not known is null; one that is derived is the average since `derivedFrom`. */
export interface PowerReading {
  W: number | null
  derivedFrom: number | null
  ts: number
}

export interface Grant {
  id: number
  demandW: number
  /** Null where nothing can be told to the pile. */
  wantedW: number | null
}

const MIN_AC_W = 1_400
const MIN_DC_W = 6_000
/** A car that takes nine tenths of what it may would take more. */
const TAKES_ALL = 0.9
/** A limit in amperes leaves a car with fewer phases, or a lower voltage, down to a third of the watts. */
const LEAST_OF_AMPERES = 1 / 3
/** Below this current a car ends its charge (IEC 61851). */
const MIN_AC_A = 6
const HEADROOM = 1.15
const HEADROOM_W = 1_000
/** How long a car takes to follow a new limit. */
const FOLLOWS_MS = 10_000
/** Less than this is no reason for a message. */
const LEAST_CHANGE = 0.03
const LEAST_CHANGE_W = 500

/** A grant ends by itself, so that a pile which has lost its link falls back to its safe default. */
export const LEASE_MS = 10 * MINUTE
export const RENEW_MS = 4 * MINUTE
/** So near its end, before and after, a grant may be over for its pile or not: their clocks differ. */
const ENDS_ABOUT_MS = 90_000
/** A power that was measured so long ago says nothing about now. */
const UNKNOWN_AFTER_MS = HOUR

/** What a gun may take at this moment, whatever it is meant to: of two that may be in force the higher one. */
export function inForceW(gun: RunningGun, now: number): number {
  const { ratedW, safeW, wantedW, isPending, isDeaf } = gun
  if (isDeaf) return ratedW
  // A grant that is to be lifted leaves the pile its safe default.
  const pendingW = wantedW ?? safeW ?? ratedW
  return Math.min(ratedW, Math.max(acceptedW(gun, now), isPending ? pendingW : 0))
}

/** What the pile has accepted: the grant while it lasts, then its safe default, about its end the higher of both. */
function acceptedW({ ratedW, safeW, heldW, heldUntil }: RunningGun, now: number): number {
  const afterW = safeW ?? ratedW
  if (heldW === null) return afterW
  const leftMs = heldUntil === null ? Number.POSITIVE_INFINITY : heldUntil - now
  if (Math.abs(leftMs) <= ENDS_ABOUT_MS) return Math.max(heldW, afterW)
  return leftMs > 0 ? heldW : afterW
}

/** Whether a reading shows what a car takes under the limit that its pile holds since a time. */
export function isMeasuredUnder({ ts, derivedFrom }: PowerReading, heldFrom: number | null): boolean {
  return heldFrom === null || (derivedFrom ?? ts) >= heldFrom + FOLLOWS_MS
}

/** What share of its limit a car takes that would take more. */
export function takesAll({ wattsPerAmpere }: Pick<RunningGun, 'wattsPerAmpere'>): number {
  return wattsPerAmpere === null ? TAKES_ALL : TAKES_ALL * LEAST_OF_AMPERES
}

/** Below this the car of a gun ends its charge. */
function leastW({ isAc, ratedW, wattsPerAmpere }: RunningGun): number {
  const leastAcW = Math.max(MIN_AC_W, wattsPerAmpere === null ? 0 : MIN_AC_A * wattsPerAmpere)
  return Math.min(ratedW, isAc ? leastAcW : MIN_DC_W)
}

/** What the car of a gun would take, as far as its readings show it; unknown, it may be all that the gun gives. */
export function demandOf(gun: RunningGun, now: number): number {
  const { live, ratedW, heldFrom, demandW } = gun
  if (!live) return demandW ?? ratedW
  if (live.W === null || now - live.ts > UNKNOWN_AFTER_MS) return ratedW
  // What was measured under another limit says nothing.
  if (!isMeasuredUnder(live, heldFrom)) return demandW ?? ratedW
  if (live.W >= takesAll(gun) * Math.min(ratedW, acceptedW(gun, now))) return ratedW
  return Math.min(ratedW, Math.round(live.W * HEADROOM + HEADROOM_W))
}

/**
 * What each gun is to be granted of a limit. A lower grant is given at once, a higher one only of what is free by what
 * the piles have accepted: no order of messages exceeds the limit.
 */
export function grantsOf(guns: readonly RunningGun[], limitW: number, now: number): Grant[] {
  const fixed = guns.filter(({ isOnline, isDeaf }) => !isOnline || isDeaf)
  const free = guns.filter(({ isOnline, isDeaf }) => isOnline && !isDeaf)
  const sum = (of: readonly RunningGun[]) => of.reduce((total, gun) => total + inForceW(gun, now), 0)
  const sharedW = Math.max(0, limitW - sum(fixed))
  const wants = free.map((gun) => ({
    wantW: Math.min(demandOf(gun, now), gun.capW ?? gun.ratedW),
    minW: leastW(gun),
    isFirst: gun.isFirst ?? false,
  }))
  const targets = steady(free, allocateByRank(wants, sharedW), sharedW)
  let unusedW = Math.max(0, sharedW - sum(free))
  const granted = free.map((gun, index): Grant => {
    const nowW = inForceW(gun, now)
    const targetW = targets[index] ?? 0
    const wantedW = Math.min(targetW, nowW + unusedW)
    unusedW -= Math.max(0, wantedW - nowW)
    return { id: gun.id, demandW: wants[index]?.wantW ?? 0, wantedW }
  })
  return [
    ...granted,
    ...fixed.map((gun): Grant => ({ id: gun.id, demandW: demandOf(gun, now), wantedW: null })),
  ]
}

/** A grant that is nearly right stays, as long as the sum allows it. */
function steady(guns: readonly RunningGun[], targets: readonly number[], sharedW: number): number[] {
  let leftW = sharedW - targets.reduce((total, watts) => total + watts, 0)
  return targets.map((targetW, index) => {
    const before = guns[index]?.wantedW ?? null
    if (before === null) return targetW
    const off = before - targetW
    const isNear = Math.abs(off) < Math.max(LEAST_CHANGE_W, LEAST_CHANGE * before)
    if (!isNear || off > leftW) return targetW
    leftW -= off
    return before
  })
}
