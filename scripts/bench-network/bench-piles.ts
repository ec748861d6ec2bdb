import type { Database } from '../../apps/server/src/database/database.ts'
import type { PilePlan } from '../../apps/simulator/src/plan.ts'

const GUNS_PER_PILE = 2
/** Guns of the bench have numbers of their own, below those that the server makes. */
const FIRST_ID = 500_000_000_000
/** Of a pile; its guns share it. */
export const RATED_W = 120_000

export interface BenchPile {
  plan: PilePlan
  /** By connector, 1 first. */
  gunIds: number[]
}

/** Adds piles with two guns to the open stations of the demo, one version of OCPP as often as the other. */
export async function addPiles(
  { pool }: Database,
  count: number,
  startsPerDay: number,
): Promise<BenchPile[]> {
  await pool.query(
    `insert into pile (id, seller_id, create_time, update_time, station_id, code, name, pile_type_id, layout, protocol,
      firmware, status, commission_date)
    select $1::bigint + n * 10, s.seller_id, 0, 0, s.id, '0BENCH' || lpad(n::text, 5, '0'), 'Bench ' || n,
      (select min(id) from pile_type t where t.seller_id = s.seller_id), 'TWO_GUN', 1 + n % 2, '{}', 2, '2026-01-01'
    from generate_series(1, $2::int) n
    join (select seller_id, id, row_number() over (order by id) - 1 as place, count(*) over () as stations
      from station where seller_id = 10001 and status = 1 and deleted = 0) s on s.place = n % s.stations
    on conflict do nothing`,
    [FIRST_ID, count],
  )
  await pool.query(
    `insert into gun (id, seller_id, create_time, update_time, station_id, pile_id, letter, connector, rated_w, max_v,
      max_a, status)
    select p.id + letter + 1, p.seller_id, 0, 0, p.station_id, p.id, letter, 2, $1, 1000, 250, 5
    from pile p, generate_series(0, $2::int) letter
    where p.code like '0BENCH%'
    on conflict do nothing`,
    [RATED_W / GUNS_PER_PILE, GUNS_PER_PILE - 1],
  )
  return Array.from({ length: count }, (_, index) => benchPile(index + 1, startsPerDay))
}

function benchPile(n: number, startsPerDay: number): BenchPile {
  const connectors = Array.from({ length: GUNS_PER_PILE }, (_, index) => index + 1)
  return {
    gunIds: connectors.map((connector) => FIRST_ID + n * 10 + connector),
    plan: {
      code: `0BENCH${String(n).padStart(5, '0')}`,
      version: n % 2 === 0 ? '1.6' : '2.0.1',
      vendor: 'Ampdeck',
      model: 'Bench pile',
      firmware: '1.0.0',
      visitors: [{ group: 'all', share: 1 }],
      guns: connectors.map((connector) => ({
        connector,
        kind: 'urban',
        isAc: false,
        ratedW: RATED_W / GUNS_PER_PILE,
        startsPerDay,
        meterWh: 0,
      })),
    },
  }
}
