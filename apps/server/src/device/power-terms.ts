import type { PileSetting } from '@ampdeck/api/operation/pile-settings'
import type { PowerProfile } from './pile-request.ts'

/** In which terms a pile takes limits of power; what it does not report is null. */
export interface PowerTerms {
  unit: 'W' | 'A'
  maxLevel: number | null
  maxPeriods: number | null
  maxProfiles: number | null
}

export const TERMS_KEYS = {
  'ocpp1.6': [
    'ChargingScheduleAllowedChargingRateUnit',
    'ChargeProfileMaxStackLevel',
    'ChargingScheduleMaxPeriods',
    'MaxChargingProfilesInstalled',
  ],
  'ocpp2.x': [
    'SmartChargingCtrlr.RateUnit',
    'SmartChargingCtrlr.ProfileStackLevel',
    'SmartChargingCtrlr.PeriodsPerSchedule',
    'SmartChargingCtrlr.Entries/ChargingProfiles',
  ],
} as const

/** What is taken for so where a pile reports nothing. */
export const UNKNOWN_TERMS: PowerTerms = { unit: 'W', maxLevel: null, maxPeriods: null, maxProfiles: null }

const CURRENT = new Set(['current', 'a', 'amp', 'ampere', 'amperes'])
const POWER = new Set(['power', 'w', 'watt', 'watts'])

/** The terms of a pile by its settings: watts where it takes both. */
export function termsIn(settings: readonly PileSetting[]): PowerTerms {
  const value = (index: number) => {
    const names = Object.values(TERMS_KEYS).map((keys) => keys[index]?.toLowerCase())
    return settings.find(({ key }) => names.includes(key.toLowerCase()))?.value
  }
  const units = (value(0) ?? '').toLowerCase().split(/[\s,;]+/)
  const takesCurrentAlone = units.some((unit) => CURRENT.has(unit)) && !units.some((unit) => POWER.has(unit))
  return {
    unit: takesCurrentAlone ? 'A' : 'W',
    maxLevel: countIn(value(1), 0),
    maxPeriods: countIn(value(2), 1),
    maxProfiles: countIn(value(3), 0),
  }
}

function countIn(value: string | undefined, least: number): number | null {
  const count = value !== undefined && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN
  return count >= least ? count : null
}

/** A profile in the terms of a pile: never more than it says, rounded down. */
export function inTerms(
  profile: PowerProfile,
  { unit, maxLevel, maxPeriods }: Pick<PowerTerms, 'unit' | 'maxLevel' | 'maxPeriods'>,
  wattsPerAmpere: number,
): PowerProfile {
  const periods = fewer(profile, maxPeriods ?? Number.POSITIVE_INFINITY)
  return {
    ...profile,
    stackLevel: levelIn(profile, maxLevel),
    periods:
      unit === 'W'
        ? periods
        : periods.map((period) => ({ ...period, limitA: amperes(period.limitW, wattsPerAmpere) })),
  }
}

/** A limit has one decimal (OCPP 1.6, 7.14). */
const amperes = (watts: number, wattsPerAmpere: number) => Math.floor((watts * 10) / wattsPerAmpere) / 10

/** The levels of a purpose are two: with fewer on the pile they begin at 0, and with one it holds the newest alone. */
function levelIn({ stackLevel, purpose }: PowerProfile, maxLevel: number | null): number {
  if (maxLevel === null || maxLevel >= 2) return stackLevel
  const fromZero = purpose === 'default' ? stackLevel - 1 : stackLevel
  return Math.max(0, Math.min(maxLevel, fromZero))
}

type Period = PowerProfile['periods'][number]

const DAY_S = 86_400

/** No more periods than a pile takes: neighbours become one with the lower limit, first where least is lost by it. */
function fewer({ periods, seconds = DAY_S }: PowerProfile, most: number): readonly Period[] {
  const kept = [...periods]
  while (kept.length > most) {
    const losses = kept.slice(1).map((after, index) => {
      const before = kept[index] ?? after
      const end = kept[index + 2]?.startSecond ?? Math.max(seconds, after.startSecond)
      const higher = before.limitW > after.limitW
      const length = higher ? after.startSecond - before.startSecond : end - after.startSecond
      return Math.abs(before.limitW - after.limitW) * length
    })
    const at = losses.indexOf(Math.min(...losses))
    const [before, after] = kept.slice(at, at + 2)
    if (!before || !after) break
    kept.splice(at, 2, { ...before, limitW: Math.min(before.limitW, after.limitW) })
  }
  return kept
}
