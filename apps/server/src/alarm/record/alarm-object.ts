import { alarmSource } from '@ampdeck/api/enumerations/operation'

/** Where something is the matter: the smallest thing that is named. */
export interface AlarmPlace {
  stationId: number | null
  pileId: number | null
  gunId: number | null
}

const { gun, pile, station, account } = alarmSource.code

/** What an alarm is about, as one word: two alarms of a code at the same object are one incident. */
export function objectOf({ stationId, pileId, gunId }: AlarmPlace): string {
  if (gunId !== null) return `g${gunId}`
  if (pileId !== null) return `p${pileId}`
  return stationId === null ? 'account' : `s${stationId}`
}

/** The kind of that object. */
export function sourceOf({ stationId, pileId, gunId }: AlarmPlace) {
  if (gunId !== null) return gun
  if (pileId !== null) return pile
  return stationId === null ? account : station
}
