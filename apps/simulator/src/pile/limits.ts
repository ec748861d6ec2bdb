/** A charging profile of either version, as far as a simulated pile follows it. */
export interface Profile {
  id: number
  stackLevel: number
  purpose: 'pile' | 'default' | 'transaction'
  /** Connector 0 is the whole pile. */
  connector: number
  isRelative: boolean
  /** Repeats after so many milliseconds. */
  everyMs: number | undefined
  from: number | undefined
  validFrom: number | undefined
  validTo: number | undefined
  durationMs: number | undefined
  /** In order of their start; watts. */
  periods: readonly { startMs: number; limitW: number }[]
}

/** Where a limit is asked for. */
export interface LimitedPlace {
  connector: number
  guns: number
  /** When the charge of the gun began. */
  chargeFrom: number
}

const VOLTS = { ac: 220, dc: 500 }

/** Amperes of a schedule in watts. */
export function wattsOf(limit: number, unit: string | undefined, isAc: boolean): number {
  return unit === 'A' ? limit * (isAc ? VOLTS.ac : VOLTS.dc) : limit
}

/**
 * The power that a gun may take now: the profile of the charge, else the default one, never more than the pile's share;
 * of several the highest stack level that says something counts (OCPP 1.6 §3.13.2).
 */
export function limitAt(profiles: readonly Profile[], place: LimitedPlace, wall: number): number | undefined {
  const of = (purpose: Profile['purpose']) =>
    profiles
      .filter((one) => one.purpose === purpose && (one.connector === 0 || one.connector === place.connector))
      .sort((a, b) => b.stackLevel - a.stackLevel)
      .map((one) => limitOf(one, place, wall))
      .find((limitW) => limitW !== undefined)
  const ofPile = of('pile')
  const limits = [of('transaction') ?? of('default'), ofPile === undefined ? undefined : ofPile / place.guns]
  const known = limits.filter((limitW) => limitW !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

function limitOf(profile: Profile, { chargeFrom }: LimitedPlace, wall: number): number | undefined {
  const { validFrom = 0, validTo = Number.POSITIVE_INFINITY, durationMs, everyMs } = profile
  if (wall < validFrom || wall >= validTo) return undefined
  const from = profile.isRelative ? chargeFrom : (profile.from ?? validFrom)
  const passed = everyMs ? (wall - from) % everyMs : wall - from
  if (passed < 0 || (durationMs !== undefined && passed >= durationMs)) return undefined
  return profile.periods.findLast(({ startMs }) => startMs <= passed)?.limitW
}
