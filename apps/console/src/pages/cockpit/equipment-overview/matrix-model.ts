import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunMatrix } from '@ampdeck/api/operation/monitor-pile'
import { completeMinutes, HOUR } from '@ampdeck/api/time'
import type { MatrixPile } from '@ampdeck/ui/gun-matrix'
import type { LiveUpdate } from '@ampdeck/ui/live'
import { gunName, type MonitorGun } from '../../../pile/gun-model.ts'
import { MAX_TILES } from './matrix-view.ts'

/** A station with its piles, as a group of the board. */
export interface StationGroup {
  id: number
  name: string
  nameEn: string | null
  piles: readonly MatrixPile[]
}

const { fault, alarm, offline } = gunStatus.code
/** What makes a station worse than another, the worst first. */
const TROUBLE = [fault, alarm, offline]

/** The stations with their piles, those with the most trouble first, otherwise in the order of the answer. */
export function stationsOfMatrix(matrix: GunMatrix): StationGroup[] {
  const { stations, piles, guns } = matrix
  const trouble = stations.map(() => TROUBLE.map(() => 0))
  for (const [index, status] of guns.status.entries()) {
    const of = trouble[piles.station[guns.pile[index] ?? -1] ?? -1]
    const kind = TROUBLE.indexOf(status as (typeof TROUBLE)[number])
    if (of && kind >= 0) of[kind] = (of[kind] ?? 0) + 1
  }
  const inStation = Map.groupBy(pilesOfMatrix(matrix).entries(), ([index]) => piles.station[index])
  return stations
    .map((station, place) => ({ station, place, count: trouble[place] ?? [] }))
    .sort((a, b) => worse(a.count, b.count))
    .map(({ station, place }) => ({
      ...station,
      piles: (inStation.get(place) ?? []).map(([, pile]) => pile),
    }))
}

function worse(a: readonly number[], b: readonly number[]): number {
  const kind = a.findIndex((count, index) => count !== b[index])
  return kind < 0 ? 0 : (b[kind] ?? 0) - (a[kind] ?? 0)
}

/** The columns of the answer as a live store begins with them. */
export function seedOfMatrix(matrix: GunMatrix): LiveUpdate<string, MonitorGun>[] {
  const { at, piles, guns } = matrix
  const codes = codesOf(matrix)
  return guns.id.map((gunId, index) => {
    const pile = guns.pile[index] ?? 0
    const since = guns.since[index] ?? null
    const change: MonitorGun = {
      id: String(gunId),
      gunId,
      pileId: piles.id[pile] ?? 0,
      pileCode: codes[pile] ?? '',
      name: gunName({ code: piles.code[pile] ?? '' }, guns.letter[index] ?? 0),
      letter: guns.letter[index] ?? 0,
      status: guns.status[index] ?? 0,
      w: guns.w[index] ?? null,
      soc: guns.soc[index] ?? null,
      since,
      minutes: since === null ? null : completeMinutes(since, at),
      V: null,
      A: null,
      Wh: null,
      tempC: null,
      orderId: null,
      measuredAt: null,
    }
    return { id: change.id, at, change }
  })
}

/** The piles with the ids of their guns, in the order of the answer. */
export function pilesOfMatrix(matrix: GunMatrix): MatrixPile[] {
  const { piles, guns } = matrix
  const gunIds = piles.id.map((): string[] => [])
  for (const [index, id] of guns.id.entries()) gunIds[guns.pile[index] ?? 0]?.push(String(id))
  return codesOf(matrix).map((code, index) => ({
    code,
    layout: piles.layout[index] ?? '',
    gunIds: gunIds[index] ?? [],
  }))
}

/** What a pile is called here: within its station by its last places, without one by as many as it takes. */
function codesOf({ piles, guns }: GunMatrix): readonly string[] {
  return guns.id.length > MAX_TILES ? shortCodes(piles.code) : piles.code.map((code) => code.slice(-PART))
}

/** Numbers are made of fours: city, station and pile. */
const PART = 4

/** What is painted on piles, their last places; as many of them as it takes that each is like no other. */
export function shortCodes(codes: readonly string[]): readonly string[] {
  const longest = codes.reduce((most, { length }) => Math.max(most, length), PART)
  for (let places = PART; places < longest; places += PART) {
    const short = codes.map((code) => code.slice(-places))
    if (new Set(short).size === codes.length) return short
  }
  return codes
}

/** A pile that has not been heard of for long. */
interface SilentPile {
  id: number
  code: string
  station: { id: number; name: string; nameEn: string | null } | undefined
  /** Null: never. */
  heardAt: number | null
}

/** The piles that have been offline for more than an hour, the longest first; those never heard of last. */
export function silentPiles({ at, stations, piles }: GunMatrix): SilentPile[] {
  return piles.id
    .flatMap((id, index) => {
      const heardAt = piles.heardAt[index] ?? null
      const isSilent =
        piles.status[index] === pileStatus.code.offline && (heardAt === null || at - heardAt > HOUR)
      const station = stations[piles.station[index] ?? -1]
      return isSilent ? [{ id, code: piles.code[index] ?? '', station, heardAt }] : []
    })
    .sort((a, b) => (a.heardAt ?? Number.POSITIVE_INFINITY) - (b.heardAt ?? Number.POSITIVE_INFINITY))
}
