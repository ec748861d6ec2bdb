import type { RecordHit } from '@ampdeck/api/system/search'
import type { Rows } from '../../database/rows.ts'
import { anyContains, closeness, MAX_OF_A_KIND, type RecordSearch } from '../../search/record-search.ts'

/** Stations by code and name. */
export const search: RecordSearch = { kind: 'station', find: findStations }

async function findStations(rows: Rows, text: string): Promise<RecordHit[]> {
  const found = await rows
    .from('station')
    .select(['id', 'code', 'name', 'nameEn', 'status'])
    .where(anyContains(['code', 'name', 'name_en'], text))
    .orderBy(closeness('code', text))
    .orderBy('code')
    .limit(MAX_OF_A_KIND)
    .execute()
  return found.map(({ code, ...station }) => ({
    ...station,
    kind: 'station',
    number: code,
    phone: null,
    stationId: station.id,
  }))
}
