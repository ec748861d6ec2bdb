import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { KnownPower } from '@ampdeck/api/known-power'
import { sql } from 'kysely'
import { matching } from '../config/station/station.store.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'

/** Guns of stations that are there, by status. */
export function gunsByStatus(rows: Rows) {
  return rows
    .from('gun')
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select('gun.status')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('station.deleted', '=', 0)
    .groupBy('gun.status')
    .execute()
}

/** The stations of the list in alarm or out of reach that ought to be serving. */
export function needyStations(rows: Rows) {
  const { alarm, offline } = serviceStatus.code
  return matching(rows, { serviceStatus: [alarm, offline], status: [stationStatus.code.open] }).execute()
}

/** What the guns of stations deliver now, in W. */
export async function powerAt(rows: Rows, stationIds: readonly number[]): Promise<Map<number, KnownPower>> {
  const { charging, alarm } = gunStatus.code
  const found = await rows
    .from('gun')
    .select('stationId')
    .select([
      // A sum over guns of which none is known is 0, beside how many they are.
      sql<number>`round(coalesce(sum((live->>'W')::numeric), 0))::float8`.as('powerW'),
      sql<number>`count(*) filter (where live->>'W' is null and (status = ${charging} or live is not null))`.as(
        'powerUnknown',
      ),
    ])
    .where('stationId', 'in', [0, ...stationIds])
    .where('status', 'in', [charging, alarm])
    .groupBy('stationId')
    .execute()
  return new Map(found.map(({ stationId, ...power }) => [stationId, power]))
}
