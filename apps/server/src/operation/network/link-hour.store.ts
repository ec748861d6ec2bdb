import { frameType, messageDirection } from '@ampdeck/api/enumerations/interface'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import { LATENCY_BOUNDS } from './latency.ts'

/** A frame gets its number when it is written, a moment after its time. */
const WRITTEN_WITHIN = 5 * MINUTE

/**
 * Rolls the frames of the hours from a moment on up by station. It may be done any number of times: frames only become
 * more, so an hour that was counted before is replaced where more of it are there.
 */
export async function rollUpLinks(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const first = Math.floor(from / HOUR) * HOUR
  const bounds = sql`array[${sql.join(LATENCY_BOUNDS.map((bound) => sql.lit(bound + 1)))}]`
  const counts = sql.join(
    [...LATENCY_BOUNDS, Number.POSITIVE_INFINITY].map(
      (_, nth) =>
        sql`count(*) filter (where direction = ${sql.lit(messageDirection.code.up)} and frame_type <> ${sql.lit(frameType.code.call)}
          and width_bucket(latency_ms, ${bounds}) = ${sql.lit(nth)})::int`,
    ),
  )
  await sql`
    insert into link_hour (seller_id, station_id, hour, frames, sim_bytes, latency)
    select m.seller_id, m.station_id, m.ts / ${sql.lit(HOUR)} * ${sql.lit(HOUR)}, count(*),
      coalesce(sum(octet_length(m.raw)) filter (where p.sim_iccid is not null), 0), array[${counts}]
    from seller s
    join message m on m.seller_id = s.id and m.id >= ${idAt(first)} and m.id < ${idAt(to + WRITTEN_WITHIN)}
    left join pile p on p.seller_id = m.seller_id and p.id = m.pile_id
    where m.ts >= ${first} and m.ts < ${to}
    group by 1, 2, 3
    on conflict (seller_id, hour, station_id) do update
      set frames = excluded.frames, sim_bytes = excluded.sim_bytes, latency = excluded.latency
      where excluded.frames > link_hour.frames`.execute(db)
}
