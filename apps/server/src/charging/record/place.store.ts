import type { CodeOf } from '@ampdeck/api/enumeration'
import type { pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { type Kysely, type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { GunStatus } from './gun-states.ts'

export type Order = Selectable<Tables['chargeOrder']>

/** A gun with what its pile and its station say about a charge. */
export interface Place {
  sellerId: number
  stationId: number
  pileId: number
  pileCode: string
  gunId: number
  letter: number
  status: GunStatus
  statusBefore: number | null
  statusTime: number | null
  errorCode: string | null
  currentOrderId: number | null
  parkedOrderId: number | null
  pileStatus: CodeOf<typeof pileStatus>
  stationStatus: CodeOf<typeof stationStatus>
  cityCode: string
  /** Of the whole pile: its guns share it. */
  ratedW: number
  gunW: number
  costModels: { gun: number | null; pile: number | null; station: number | null }
  occupyRuleId: number | null
}

/** A gun, locked: what happens at one gun happens one after the other. */
export async function lockGun(
  db: Kysely<Tables>,
  sellerId: number,
  gunId: number,
): Promise<Place | undefined> {
  const found = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .leftJoin('pileType', sameSeller('pileType.id', 'pile.pileTypeId'))
    .select(['gun.sellerId', 'gun.stationId', 'gun.pileId', 'gun.id as gunId', 'gun.letter', 'gun.status'])
    .select([
      'gun.statusBefore',
      'gun.statusTime',
      'gun.errorCode',
      'gun.currentOrderId',
      'gun.parkedOrderId',
    ])
    .select([
      'gun.costModelId as gunModel',
      'pile.costModelId as pileModel',
      'station.costModelId as stationModel',
    ])
    .select(['pile.code as pileCode', 'pile.status as pileStatus', 'station.status as stationStatus'])
    .select(['station.cityCode', 'station.occupyRuleId', 'gun.ratedW as gunW', 'pileType.ratedW as pileW'])
    .where('gun.id', '=', gunId)
    .modifyEnd(sql`for update of gun`)
    .executeTakeFirst()
  if (!found) return undefined
  const { gunModel, pileModel, stationModel, gunW, pileW, pileStatus, ...place } = found
  return {
    ...place,
    pileStatus: pileStatus as Place['pileStatus'],
    ratedW: Math.max(gunW, pileW ?? 0),
    gunW,
    costModels: { gun: gunModel, pile: pileModel, station: stationModel },
  }
}

/** An order, locked. */
export function lockOrder(db: Kysely<Tables>, sellerId: number, id: number): Promise<Order | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeOrder')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
}
