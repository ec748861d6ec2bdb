import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import {
  missingFields,
  TemporaryFilter,
  TemporaryPileFilter,
  type temporaryPile,
  type temporaryStation,
} from '@ampdeck/api/config/temporary-station'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

const TEMPORARY = 1

function matching(rows: Rows, filter: z.output<typeof TemporaryFilter>) {
  return rows
    .from('station')
    .innerJoin('operatingUnit as unit', sameSeller('unit.id', 'station.operatingUnitId'))
    .selectAll('station')
    .select(['unit.name as operatingUnitName', 'unit.nameEn as operatingUnitNameEn'])
    .select(
      sql<number>`(select count(*) from pile where pile.seller_id = station.seller_id
        and pile.station_id = station.id and pile.deleted = 0)`.as('pileCount'),
    )
    .where('station.isTemporary', '=', TEMPORARY)
    .where(
      where(TemporaryFilter, filter, 'station', { name: ['station.name', 'station.nameEn', 'station.code'] }),
    )
}

type Found = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

/** A place of 0, 0 and an empty address are not known yet. */
function shown(found: Found) {
  const isPlaced = found.lng !== 0 || found.lat !== 0
  const station = {
    ...found,
    cityName: cityName(found.cityCode),
    cityNameEn: cityNameEn(found.cityCode),
    address: found.address || null,
    lng: isPlaced ? found.lng : null,
    lat: isPlaced ? found.lat : null,
  }
  return { ...station, missing: missingFields.filter((field) => !station[field]) }
}

export async function page(rows: Rows, request: z.output<typeof temporaryStation.temporaryPage.input>) {
  const order = orderOf(request, 'station', { by: 'station.code', order: 'asc' })
  const found = await readPage(rows.db, matching(rows, request), request, { ...order, id: 'station.id' })
  return { ...found, records: found.records.map(shown) }
}

export async function byId(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('station.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return shown(found)
}

function matchingPiles(rows: Rows, filter: z.output<typeof TemporaryPileFilter>) {
  return rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .innerJoin('pileType as type', sameSeller('type.id', 'pile.pileTypeId'))
    .selectAll('pile')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['type.name as pileTypeName', 'type.nameEn as pileTypeNameEn'])
    .select(
      sql<number>`(select count(*) from gun where gun.seller_id = pile.seller_id and gun.pile_id = pile.id
        and gun.deleted = 0)`.as('gunCount'),
    )
    .where('pile.isTemporary', '=', TEMPORARY)
    .where(where(TemporaryPileFilter, filter, 'pile', { name: ['pile.name', 'pile.code'] }))
}

export function piles(rows: Rows, request: z.output<typeof temporaryPile.temporaryPage.input>) {
  const order = orderOf(request, 'pile', { by: 'pile.code', order: 'asc' })
  return readPage(rows.db, matchingPiles(rows, request), request, { ...order, id: 'pile.id' })
}

/** The piles of an action on all that match, in a fixed order, so that two such actions cannot wait for each other. */
export async function pileIds(
  rows: Rows,
  filter: z.output<typeof TemporaryPileFilter>,
  except: readonly number[],
): Promise<number[]> {
  const found = await matchingPiles(rows, filter)
    .clearSelect()
    .select('pile.id')
    .where(({ not }) => not(among('pile.id', except)))
    .orderBy('pile.id')
    .execute()
  return found.map(({ id }) => id)
}
