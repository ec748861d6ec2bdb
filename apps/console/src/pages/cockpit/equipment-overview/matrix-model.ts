import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunMatrix } from '@ampdeck/api/operation/monitor-pile'
import { completeMinutes, HOUR } from '@ampdeck/api/time'
import type { MatrixPile } from '@ampdeck/ui/gun-matrix'
import type { LiveUpdate } from '@ampdeck/ui/live'
import { gunName, type MonitorGun } from '../../../pile/gun-model.ts'

/** The columns of the answer as a live store begins with them. */
export function seedOfMatrix(matrix: GunMatrix): LiveUpdate<string, MonitorGun>[] {
  const { at, piles, guns } = matrix
  const codes = shortCodes(piles.code)
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
    }
    return { id: change.id, at, change }
  })
}

/** The piles with the ids of their guns, in the order of the answer. */
export function pilesOfMatrix(matrix: GunMatrix): MatrixPile[] {
  const { piles, guns } = matrix
  const gunIds = piles.id.map((): string[] => [])
  for (const [index, id] of guns.id.entries()) gunIds[guns.pile[index] ?? 0]?.push(String(id))
  return shortCodes(piles.code).map((code, index) => ({
    code,
    layout: piles.layout[index] ?? '',
    gunIds: gunIds[index] ?? [],
  }))
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
