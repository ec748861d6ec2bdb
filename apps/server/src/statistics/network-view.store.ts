import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { sql } from 'kysely'
import type { GunLive } from '../config/gun/gun.table.ts'
import { idAt } from '../database/ids.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'

export interface FoundGun {
  id: number
  stationId: number
  stationName: string
  stationNameEn: string | null
  cityCode: string
  lng: number
  lat: number
  pileCode: string
  letter: number
  status: CodeOf<typeof gunStatus>
  live: GunLive | null
}

export async function sellerNames(rows: Rows, sellerId: number) {
  const found = await rows.db
    .selectFrom('seller')
    .select(['name as sellerName', 'nameEn as sellerNameEn'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return found
}

/** How many charges began in a stretch of time. */
export async function startedBetween(rows: Rows, from: number, to: number): Promise<number> {
  const { started } = await rows
    .from('chargeOrder')
    .select(sql<number>`count(*)`.as('started'))
    .where('id', '>=', idAt(from))
    .where('startTime', '>', from)
    .where('startTime', '<=', to)
    .executeTakeFirstOrThrow()
  return started
}

export function gunsByStation(rows: Rows): Promise<FoundGun[]> {
  return rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select(['gun.id', 'gun.stationId', 'gun.letter', 'gun.status', 'gun.live', 'pile.code as pileCode'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'station.cityCode'])
    .select(['station.lng', 'station.lat'])
    .where('station.deleted', '=', 0)
    .orderBy('gun.stationId')
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .execute()
}

/** The worst alarm of level 1 or 2 that is open and that nobody has taken yet; of equals the latest. */
export function heldAlarm(rows: Rows) {
  return rows
    .from('alarm')
    .select(['id as alarmId', 'level'])
    .where('level', '<=', alarmLevel.code.major)
    .where('handling', '=', alarmHandling.code.pending)
    .where('recoverTime', 'is', null)
    .orderBy('level')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
