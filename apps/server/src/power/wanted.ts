import { DAY, dayNumber, HOUR, startOfDay } from '@ampdeck/api/time'
import type { PowerProfile } from '../device/pile-request.ts'
import { STEP_W } from './allocate.ts'
import { type Grant, grantsOf, LEASE_MS, RENEW_MS, type RunningGun } from './grants.ts'
import { CURVE, gunProfile, gunProfileId, handProfileId, isHandProfile, LEVEL, SAFE } from './gun-profile.ts'
import { handLimit, isOver, limitAt, lowestBetween } from './hand-limit.ts'
import { profileKey, type SiteGun, type SiteLimit, type StoredProfile } from './site-power.store.ts'
import { hourOf, limitsOf } from './station-limit.ts'

/** A profile that a pile should hold. */
export interface Wanted {
  pileId: number
  profileId: number
  connector: number
  orderId: number | null
  wanted: PowerProfile | null
  wantedW: number | null
  demandW: number | null
}

/** What is known of a station when its power is planned. */
interface Known {
  limit: Pick<SiteLimit, 'siteW' | 'percents'>
  guns: readonly SiteGun[]
  profiles: readonly StoredProfile[]
  now: number
}

/**
 * What the piles of a station should hold: the curve of its strategies, a safe default of which all guns together stay
 * below the limit, what operators have set by hand, and a grant for each charge that runs.
 */
export function wantedOf({ limit: { siteW, percents }, guns, profiles, now }: Known): Wanted[] {
  const held = new Held(profiles, now)
  const ratedW = guns.reduce((sum, gun) => sum + gun.ratedW, 0)
  const limits = limitsOf(siteW, percents)
  const piles = [...Map.groupBy(guns, ({ pileId }) => pileId)]
  const isLowered = percents.some((percent) => percent < 100)
  const curves = piles.map(([pileId, own]): Wanted => {
    const pileW = Math.max(...own.map((gun) => gun.pileW))
    const hand = held.ofPile(pileId)
    return { ...ofPile(pileId, CURVE), wanted: isLowered ? curveOf(percents, pileW, { hand, now }) : null }
  })
  if (siteW <= 0 || ratedW <= Math.min(...limits))
    return [
      ...curves,
      ...piles.map(([pileId]) => ofPile(pileId, SAFE)),
      ...held.byHand(Number.POSITIVE_INFINITY, guns),
      ...unshared(guns, held),
    ]
  const safeW = safeShare(guns, held, Math.min(...limits))
  const safe = piles.map(([pileId, own]): Wanted => {
    const before = held.of(pileId, SAFE)
    // Of a pile that refuses it another default is no news: it is tried again as it was.
    if (before?.wanted && own.some((gun) => held.isDeaf(gun)))
      return { ...ofPile(pileId, SAFE), wanted: before.wanted, wantedW: before.wantedW }
    const pileSafeW = own.some(({ hasOneLevel }) => hasOneLevel) ? held.lowestSafeW(pileId, safeW) : safeW
    return { ...ofPile(pileId, SAFE), wanted: safeOf(pileSafeW), wantedW: pileSafeW }
  })
  const limitW = limits[hourOf(now)] ?? 0
  return [...curves, ...safe, ...held.byHand(safeW, guns), ...grants(guns, held, { limitW, now })]
}

/** The guns of piles that take no limits. */
export function refusingGuns({ guns, profiles, now }: Omit<Known, 'limit'>): SiteGun[] {
  const held = new Held(profiles, now)
  return guns.filter((gun) => held.isDeaf(gun))
}

/** The safe default of each gun: what piles that take no limits may draw is not shared. */
function safeShare(guns: readonly SiteGun[], held: Held, limitW: number): number {
  const [deaf, others] = [guns.filter((gun) => held.isDeaf(gun)), guns.filter((gun) => !held.isDeaf(gun))]
  const leftW = limitW - deaf.reduce((sum, { ratedW }) => sum + ratedW, 0)
  return Math.max(0, Math.floor(leftW / Math.max(1, others.length) / STEP_W) * STEP_W)
}

/** The profiles that the piles of a station hold or should hold. */
class Held {
  readonly #profiles: ReadonlyMap<string, StoredProfile>

  readonly #now: number

  constructor(profiles: readonly StoredProfile[], now: number) {
    this.#now = now
    this.#profiles = new Map(profiles.map((profile) => [profileKey(profile), profile]))
  }

  of(pileId: number, profileId: number): StoredProfile | undefined {
    return this.#profiles.get(profileKey({ pileId, profileId }))
  }

  /** The grant of the charge that runs at a gun. */
  grant({ pileId, connector, orderId }: SiteGun): StoredProfile | undefined {
    const found = this.of(pileId, gunProfileId(connector))
    return found && found.orderId === orderId ? found : undefined
  }

  /** Whether the pile of a gun takes no limits: it refuses them, and holds none that would count. */
  isDeaf(gun: SiteGun): boolean {
    const safe = this.of(gun.pileId, SAFE)
    const sent = gun.orderId === null ? safe : this.grant(gun)
    return Boolean(sent?.answer) && !sent?.held && !safe?.held
  }

  /** What an operator has set for all of a pile together. */
  ofPile(pileId: number): PowerProfile | undefined {
    const hand = this.of(pileId, handProfileId(0))?.hand
    return hand?.purpose === 'pile' ? hand : undefined
  }

  /** What a charge may take whose grant has ended: what was set at its gun by hand holds before the pile's default. */
  safeW({ pileId, connector, transactionId }: SiteGun): number | null {
    const moment = { now: this.#now, transactionId }
    const own = [connector, 0].map((of) => this.of(pileId, handProfileId(of))?.held)
    const byHand = own
      .filter((held) => held?.purpose !== 'pile')
      .map((held) => handLimit(held, moment))
      .find((limit) => limit !== undefined)
    return byHand ?? this.of(pileId, SAFE)?.heldW ?? null
  }

  /** The safe default of a pile that holds no limit by hand beside it. */
  lowestSafeW(pileId: number, safeW: number): number {
    const hand = this.of(pileId, handProfileId(0))?.hand
    const moment = { now: this.#now, transactionId: null }
    const byHand = hand?.purpose === 'default' ? handLimit(hand, moment) : undefined
    return Math.min(safeW, byHand ?? safeW)
  }

  /** The most that plan and operators allow a charge. */
  capW({ pileId, connector, transactionId, planW }: SiteGun): number | null {
    const moment = { now: this.#now, transactionId }
    const hand = (of: number) => handLimit(this.of(pileId, handProfileId(of))?.hand, moment)
    const caps = [planW, hand(connector), hand(0)]
    const known = caps.filter((cap) => typeof cap === 'number')
    return known.length > 0 ? Math.min(...known) : null
  }

  /** What was set by hand, as far as the site's safe default allows it; what is over is cleared. */
  byHand(safeW: number, guns: readonly SiteGun[]): Wanted[] {
    return [...this.#profiles.values()].flatMap((profile): Wanted[] => {
      const { pileId, profileId, connector, hand } = profile
      if (!isHandProfile(profile) || !hand) return []
      const place = { pileId, profileId, connector, orderId: null, demandW: null }
      const gun = guns.find((one) => one.pileId === pileId && one.connector === connector)
      const moment = { now: this.#now, transactionId: gun?.transactionId ?? null }
      if (isOver(hand, moment)) return [{ ...place, wanted: null, wantedW: null }]
      if (hand.purpose === 'pile') return []
      const periods = hand.periods.map((period) => ({ ...period, limitW: Math.min(period.limitW, safeW) }))
      const wanted = { ...hand, periods }
      return [{ ...place, wanted, wantedW: limitAt(wanted, this.#now) ?? null }]
    })
  }
}

const ofPile = (pileId: number, profileId: number): Wanted => {
  return { pileId, profileId, connector: 0, orderId: null, wanted: null, wantedW: null, demandW: null }
}

/** Where the site limits nothing, a planned charge keeps to its plan, and any other one loses its grant at once. */
function unshared(guns: readonly SiteGun[], held: Held): Wanted[] {
  return guns.flatMap((gun): Wanted[] => {
    const { pileId, connector, orderId, transactionId, planW } = gun
    const profileId = gunProfileId(connector)
    const place = { pileId, connector, orderId, profileId, demandW: null }
    if (planW === null || transactionId === null)
      return orderId !== null && held.grant(gun) ? [{ ...place, wanted: null, wantedW: null }] : []
    const wantedW = held.capW(gun) ?? planW
    return [{ ...place, wanted: { ...gunProfile(connector, wantedW), transactionId }, wantedW }]
  })
}

function grants(
  guns: readonly SiteGun[],
  held: Held,
  { limitW, now }: { limitW: number; now: number },
): Wanted[] {
  const running = guns.filter(({ orderId }) => orderId !== null)
  const wishes = running.map((gun): RunningGun => {
    const grant = held.grant(gun)
    return {
      ...gun,
      capW: held.capW(gun),
      safeW: held.safeW(gun),
      heldW: grant?.heldW ?? null,
      heldUntil: grant?.heldUntil ?? null,
      heldFrom: grant?.sameFrom ?? grant?.heldTime ?? null,
      wantedW: grant?.wantedW ?? null,
      isPending: grant !== undefined && grant.wantedW !== grant.heldW,
      isDeaf: held.isDeaf(gun),
      demandW: grant?.demandW ?? null,
    }
  })
  const found = new Map(
    grantsOf(wishes, Math.max(0, limitW - comingW(guns, held)), now).map((grant) => [grant.id, grant]),
  )
  return running.flatMap((gun) => {
    const grant = found.get(gun.id)
    return grant ? [grantFor(gun, grant, held, now)] : []
  })
}

/**
 * Kept free for charges that may begin: they take their safe default before anything can be sent to their piles, and
 * all that the gun gives where the pile holds none.
 */
function comingW(guns: readonly SiteGun[], held: Held): number {
  const coming = guns.filter(({ orderId, mayStart }) => orderId === null && mayStart)
  return coming.reduce((sum, gun) => sum + Math.min(gun.ratedW, held.safeW(gun) ?? gun.ratedW), 0)
}

function grantFor(gun: SiteGun, { wantedW, demandW }: Grant, held: Held, now: number): Wanted {
  const { pileId, connector, orderId, transactionId, planW } = gun
  const before = held.grant(gun)
  const safeW = held.safeW(gun)
  const place = { pileId, connector, orderId, profileId: gunProfileId(connector), demandW }
  // Nobody can be told: what was wanted stays.
  if (wantedW === null || transactionId === null)
    return { ...place, wanted: before?.wanted ?? null, wantedW: before?.wantedW ?? null }
  // The safe default would be more than a plan allows: its grant does not end before the charge.
  const ends = planW === null || safeW === null || planW > safeW
  const old = before?.wanted
  const isGood = ends ? (old?.until ?? 0) - now > RENEW_MS : old?.until === undefined
  if (old && isGood && before?.wantedW === wantedW) return { ...place, wanted: old, wantedW }
  const until = ends ? { until: now + LEASE_MS } : {}
  return { ...place, wanted: { ...gunProfile(connector, wantedW), transactionId, ...until }, wantedW }
}

function safeOf(limitW: number): PowerProfile {
  const periods = [{ startSecond: 0, limitW }]
  return { id: SAFE, stackLevel: LEVEL, purpose: 'default', kind: 'relative', periods }
}

/**
 * The percents of the day for a whole pile, each hour as it comes next, with what was set by hand; equal hours are one
 * period. It goes on without a link.
 */
function curveOf(
  percents: readonly number[],
  pileW: number,
  { hand, now }: { hand: PowerProfile | undefined; now: number },
): PowerProfile {
  const from = startOfDay(dayNumber(now))
  const handW = (hour: number) => {
    const today = from + hour * HOUR
    const start = today + HOUR <= now ? today + DAY : today
    return (hand && lowestBetween(hand, Math.max(start, now), start + HOUR)) ?? pileW
  }
  const limits = percents.map((percent, hour) => Math.min(handW(hour), Math.floor((pileW * percent) / 100)))
  const periods = limits.flatMap((limitW, hour) =>
    hour > 0 && limits[hour - 1] === limitW ? [] : [{ startSecond: hour * 3_600, limitW }],
  )
  return { id: CURVE, stackLevel: LEVEL, purpose: 'pile', kind: 'recurringDaily', from, periods }
}
