import type { RecordHit } from '@ampdeck/api/system/search'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { anyContains, closeness, MAX_OF_A_KIND, type RecordSearch } from '../../search/record-search.ts'

/** Piles by code, serial number and name. */
export const search: RecordSearch = { kind: 'pile', find: findPiles }

async function findPiles(rows: Rows, text: string): Promise<RecordHit[]> {
  const found = await rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .select(['pile.id', 'pile.code', 'pile.status', 'pile.stationId', 'station.name', 'station.nameEn'])
    .where(anyContains(['pile.code', 'pile.serial_no', 'pile.name'], text))
    .orderBy(closeness('pile.code', text))
    .orderBy('pile.code')
    .limit(MAX_OF_A_KIND)
    .execute()
  return found.map(({ code, ...pile }) => ({ ...pile, kind: 'pile', number: code, phone: null }))
}
