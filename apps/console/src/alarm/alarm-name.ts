import type { Language } from '@ampdeck/api/enumeration'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import type { AlarmRow } from '@ampdeck/api/operation/alarm'

/** What an alarm is called in a language. */
export function alarmName({ name, nameEn }: Pick<AlarmRow, 'name' | 'nameEn'>, language: Language): string {
  return (language === 'en' && nameEn) || name
}

/** Its station in a language; nothing for an alarm of an account. */
export function alarmStation(
  { stationName, stationNameEn }: Pick<AlarmRow, 'stationName' | 'stationNameEn'>,
  language: Language,
): string | undefined {
  return ((language === 'en' && stationNameEn) || stationName) ?? undefined
}

/** The pile, and the gun where it is one gun's: `44030000010001-A`. */
export function alarmObject({
  pileCode,
  gunLetter,
}: Pick<AlarmRow, 'pileCode' | 'gunLetter'>): string | undefined {
  if (pileCode === null) return undefined
  return gunLetter === null ? pileCode : `${pileCode}-${letterOf(gunLetter)}`
}
