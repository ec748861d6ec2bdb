import type { Database } from '../../apps/server/src/database/database.ts'
import { powerAfter } from '../../apps/simulator/src/demand/charge-curve.ts'
import type { SimulatedNetwork } from '../../apps/simulator/src/network/network.ts'
import { isCharging } from '../../apps/simulator/src/pile/gun.ts'
import type { BenchPile } from '../bench-network/bench-piles.ts'

const GUNS_PER_PILE = 2
const GUN_W = 60_000
/** As in the other benches, above what the demo has and below what the server makes. */
const FIRST_ID = 510_000_000_000
const STATION_ID = FIRST_ID
/** After one charge the next car is there within minutes. */
const STARTS_PER_DAY = 300

/** A station of its own with piles of two guns, one version of OCPP as often as the other. */
export async function addSite({ pool }: Database, guns: number): Promise<BenchPile[]> {
  const count = Math.ceil(guns / GUNS_PER_PILE)
  await pool.query(
    `insert into station select (jsonb_populate_record(s, jsonb_build_object('id', $1::bigint, 'code', 'BENCH-SITE',
      'name', 'Bench', 'transformer_w', 0, 'max_demand_w', null))).*
    from station s where seller_id = 10001 and status = 1 and deleted = 0 order by id limit 1`,
    [STATION_ID],
  )
  await pool.query(
    `insert into pile (id, seller_id, create_time, update_time, station_id, code, name, pile_type_id, layout, protocol,
      firmware, status, commission_date)
    select $1::bigint + n * 10, 10001, 0, 0, $1, '0SITE' || lpad(n::text, 5, '0'), 'Bench ' || n,
      (select min(id) from pile_type t where t.seller_id = 10001), 'TWO_GUN', 1 + n % 2, '{}', 2, '2026-01-01'
    from generate_series(1, $2::int) n`,
    [FIRST_ID, count],
  )
  await pool.query(
    `insert into gun (id, seller_id, create_time, update_time, station_id, pile_id, letter, connector, rated_w, max_v,
      max_a, status)
    select p.id + letter + 1, p.seller_id, 0, 0, p.station_id, p.id, letter, 2, $1, 1000, 250, 5
    from pile p, generate_series(0, $2::int) letter where p.code like '0SITE%'`,
    [GUN_W, GUNS_PER_PILE - 1],
  )
  return Array.from({ length: count }, (_, index) => crowdedPile(index + 1))
}

/** A bus stands at each gun from the beginning. */
function crowdedPile(n: number): BenchPile {
  const connectors = Array.from({ length: GUNS_PER_PILE }, (_, index) => index + 1)
  return {
    gunIds: connectors.map((connector) => FIRST_ID + n * 10 + connector),
    plan: {
      code: `0SITE${String(n).padStart(5, '0')}`,
      version: n % 2 === 0 ? '1.6' : '2.0.1',
      vendor: 'Ampdeck',
      model: 'Bench pile',
      firmware: '1.0.0',
      visitors: [{ group: 'all', share: 1 }],
      guns: connectors.map((connector) => ({
        ...{ connector, kind: 'bus', isAc: false, ratedW: GUN_W, startsPerDay: STARTS_PER_DAY, meterWh: 0 },
        begins: { is: 'plugged', ms: 0 },
      })),
    },
  }
}

/** What the transformer of the station bears from now on. */
export async function limitTo({ pool }: Database, watts: number): Promise<void> {
  await pool.query('update station set transformer_w = $2 where seller_id = 10001 and id = $1', [
    STATION_ID,
    Math.round(watts),
  ])
}

export interface Draw {
  /** What all cars take at this moment, and what they would without any limit. */
  drawnW: number
  wantedW: number
  charging: number
}

/** Read from the simulated cars themselves: no meter's interval and no message is between. */
export function drawOf({ piles }: SimulatedNetwork): Draw {
  const draw = { drawnW: 0, wantedW: 0, charging: 0 }
  for (const { guns, clock } of piles) {
    const { sim } = clock.now()
    for (const gun of guns) {
      if (!isCharging(gun)) continue
      const { need, fromSim, isSuspended, vehicleW } = gun.phase.charge
      const seconds = Math.max(0, sim - fromSim) / 1_000
      draw.charging += 1
      draw.wantedW += powerAfter(seconds, { ...need, powerW: vehicleW })
      draw.drawnW += isSuspended ? 0 : powerAfter(seconds, need)
    }
  }
  return draw
}
