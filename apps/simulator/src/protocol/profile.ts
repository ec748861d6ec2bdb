import { DAY } from '@ampdeck/api/time'
import { type Profile, wattsOf } from '../pile/limits.ts'
import { listIn, numberIn, objectIn, textIn, timeIn } from './read.ts'

/** A charging profile of either version: they differ in the name of the id and in whether the schedule is a list. */
export function profileIn(value: unknown, connector: number, isAc: boolean): Profile {
  const profile = objectIn(value)
  const listed = listIn(profile.chargingSchedule)
  const schedule = objectIn(listed.length > 0 ? listed[0] : profile.chargingSchedule)
  const unit = textIn(schedule.chargingRateUnit)
  const duration = numberIn(schedule.duration)
  const recurrency = textIn(profile.recurrencyKind)
  return {
    id: numberIn(profile.chargingProfileId) ?? numberIn(profile.id) ?? 0,
    stackLevel: numberIn(profile.stackLevel) ?? 0,
    purpose: purposeIn(profile.chargingProfilePurpose),
    connector,
    isRelative: profile.chargingProfileKind === 'Relative',
    everyMs:
      profile.chargingProfileKind === 'Recurring' ? (recurrency === 'Weekly' ? 7 : 1) * DAY : undefined,
    from: timeIn(schedule.startSchedule),
    validFrom: timeIn(profile.validFrom),
    validTo: timeIn(profile.validTo),
    durationMs: duration === undefined ? undefined : duration * 1_000,
    periods: listIn(schedule.chargingSchedulePeriod)
      .map(objectIn)
      .map(({ startPeriod, limit }) => ({
        startMs: (numberIn(startPeriod) ?? 0) * 1_000,
        limitW: wattsOf(numberIn(limit) ?? 0, unit, isAc),
      })),
  }
}

export function purposeIn(value: unknown): Profile['purpose'] {
  if (value === 'ChargePointMaxProfile' || value === 'ChargingStationMaxProfile') return 'pile'
  return value === 'TxProfile' ? 'transaction' : 'default'
}
