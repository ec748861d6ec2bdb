import type { Language } from '@ampdeck/api/enumeration'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import { stationName } from '../../parts/station-name.ts'
import { alarmTexts } from './alarm.texts.ts'

/** Where something is: at a station, and mostly at a pile or one of its guns. */
export interface Place {
  stationName: string | null
  stationNameEn: string | null
  pileCode: string | null
  gunLetter: number | null
}

/** The digits by which a pile is told from the others of its station. */
const LAST_DIGITS = -2

/** `07B`, or `07` of a pile as a whole; empty where it is the station. */
function shortGun({ pileCode, gunLetter }: Place): string {
  if (pileCode === null) return ''
  return `${pileCode.slice(LAST_DIGITS)}${gunLetter === null ? '' : letterOf(gunLetter)}`
}

/** `Huizhou Service Area 07B` */
export function shortPlace(place: Place, language: Language): string {
  return [placeStation(place, language), shortGun(place)].filter(Boolean).join(' ')
}

/** `Huizhou Service Area, gun 07B` */
export function longPlace(place: Place, language: Language): string {
  const station = placeStation(place, language)
  const gun = shortGun(place)
  if (gun === '') return station
  return place.gunLetter === null
    ? say(alarmTexts.placePile, language, { station, pile: gun })
    : say(alarmTexts.place, language, { station, gun })
}

function placeStation({ stationName: name, stationNameEn: nameEn }: Place, language: Language): string {
  return stationName({ name: name ?? '–', nameEn }, language)
}
