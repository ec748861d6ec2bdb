import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationGun } from '@ampdeck/api/statistics/big-screen/station'
import { say } from '@ampdeck/api/texts'
import { completeMinutes, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { stationTexts } from './station.texts.ts'

const { charging, full, preparing, reserved, offline, alarm, fault } = gunStatus.code

/** What stands on a gun's tile: a word or the charge, and below it what matters next. */
export interface GunWords {
  /** The charge in per cent, where it charges and the car tells it. */
  soc: number | undefined
  word: string
  foot: string
}

/** Minutes until a charge is over; nothing where that is not known. */
export function minutesLeft({ doneTime }: Pick<StationGun, 'doneTime'>, now: number): number | undefined {
  return doneTime === null ? undefined : Math.max(0, Math.ceil((parseTimestamp(doneTime) - now) / MINUTE))
}

/** `46 min`, `1 h 12 min`. */
export function minutesText(minutes: number, language: Language): string {
  if (minutes < 60) return say(stationTexts.minutes, language, { count: minutes })
  return say(stationTexts.hours, language, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

export function gunWords(gun: StationGun, now: number, language: Language): GunWords {
  const { status, soc } = gun
  const isCharging = status === charging && soc !== null
  return {
    soc: isCharging ? Math.round(soc) : undefined,
    word: gunStatus.label(status, language),
    foot: footOf(gun, now, language),
  }
}

function footOf(gun: StationGun, now: number, language: Language): string {
  const since =
    gun.since === null ? undefined : minutesText(completeMinutes(parseTimestamp(gun.since), now), language)
  switch (gun.status) {
    case charging: {
      const left = minutesLeft(gun, now)
      return left === undefined ? '' : say(stationTexts.minutes, language, { count: left })
    }
    case full:
      return say(stationTexts.parked, language)
    case preparing:
      return say(stationTexts.pluggedIn, language)
    case reserved:
      return gun.reservedTo?.slice(11, 16) ?? ''
    case offline:
      return since ?? ''
    case fault:
    case alarm:
      return gun.repairTime
        ? say(stationTexts.repair, language, { time: gun.repairTime.slice(11, 16) })
        : alarmFoot(gun, now, language)
    default:
      return ''
  }
}

function alarmFoot({ alarm: found }: StationGun, now: number, language: Language): string {
  if (!found) return ''
  const age = minutesText(completeMinutes(parseTimestamp(found.firstTime), now), language)
  return [say(stationTexts.level, language, { level: found.level }), age].join(' · ')
}
