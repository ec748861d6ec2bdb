import {
  accountType,
  activeState,
  cardStatus,
  memberStatus,
  vinStartMode,
} from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/*
 * The demo network as the database has it at the moment in which its simulation begins.
 */

/** Who has less does not drive to a pile of the demo. */
const LEAST_FEN = 3_000
const MAX_VISITORS = 2_000
const PHONE = sql.lit(accountType.code.phoneNumber)
const VALID = sql.lit(cardStatus.code.normal)
const ON = sql.lit(activeState.code.on)

export interface PresentPile {
  id: number
  code: string
  protocol: number
  status: number
  model: string
  firmware: string | null
  wasConnected: boolean
  hasPassword: boolean
}

export interface PresentGun {
  id: number
  status: number
  /** Where its register stands after the last order. */
  meterWh: number | null
  /** Who is about to start here. */
  expected: string | null
}

export interface RunningOrder {
  gunId: number
  orderId: number
  transactionId: string
  idToken: string
  startTime: number
  meterStart: number
  startSoc: number | null
  maxW: number | null
  lastTime: number
  lastWh: number
}

export interface PresentVisitor {
  /** The seller whose members these are, or the fleet whose cars. */
  sellerId: number
  fleetId: number | null
  token: string
}

export interface Present {
  piles: PresentPile[]
  guns: PresentGun[]
  running: RunningOrder[]
  visitors: PresentVisitor[]
}

/** Reads what the plan of a simulation needs, for some piles. */
export async function readPresent(db: Kysely<Tables>, pileIds: readonly number[]): Promise<Present> {
  const piles = await sql<PresentPile>`
    select p.id, p.code, p.protocol, p.status, t.model, p.firmware->>'1' as firmware,
      coalesce(c.since is not null, false) as was_connected, coalesce(c.password_hash is not null, false) as has_password
    from pile p
    join pile_type t on t.seller_id = p.seller_id and t.id = p.pile_type_id
    left join charge_point c on c.seller_id = p.seller_id and c.pile_id = p.id
    where p.id = any(${pileIds}::bigint[]) and p.deleted = 0
    order by p.id`.execute(db)
  const guns = await sql<PresentGun>`
    select g.id, coalesce(g.status_before, g.status) as status, m.wh as meter_wh, o.id_token as expected
    from gun g
    left join charge_order o on o.seller_id = g.seller_id and o.id = g.current_order_id
      and o.order_status = ${orderStatus.code.starting} and o.transaction_id is null
    left join (select gun_id, max(meter_stop) as wh from charge_order group by gun_id) m on m.gun_id = g.id
    where g.pile_id = any(${pileIds}::bigint[]) and g.deleted = 0`.execute(db)
  const running = await sql<RunningOrder>`
    select t.gun_id, t.order_id, t.transaction_id, t.id_token, t.start_time, t.meter_start, o.start_soc,
      coalesce(t.max_w, o.max_w) as max_w, t.last_time, t.last_wh
    from charge_transaction t
    join charge_order o on o.seller_id = t.seller_id and o.id = t.order_id
    where t.pile_id = any(${pileIds}::bigint[]) and t.end_time is null and t.refusal is null
      and o.order_status in (${orderStatus.code.starting}, ${orderStatus.code.charging})
    order by t.start_time`.execute(db)
  return { piles: piles.rows, guns: guns.rows, running: running.rows, visitors: await visitors(db) }
}

/** Members who can pay, by card where they have one, and cars of fleets that can. */
async function visitors(db: Kysely<Tables>): Promise<PresentVisitor[]> {
  const { rows } = await sql<PresentVisitor>`
    (select m.seller_id, null::bigint as fleet_id, coalesce(c.card_no, m.phone) as token
      from member m
      join account a on a.seller_id = m.seller_id and a.member_id = m.id and a.deleted = 0
        and a.type = ${PHONE}
      left join card c on c.seller_id = m.seller_id and c.member_id = m.id and c.deleted = 0
        and c.status = ${VALID}
      where m.status = ${memberStatus.code.normal} and m.suspended = 0 and m.deleted = 0 and m.group_id is null
        and a.balance_fen + a.credit_limit_fen >= ${LEAST_FEN}
      order by m.id limit ${MAX_VISITORS})
    union all
    (select b.seller_id, b.group_id, b.vin
      from vin_binding b
      join vin_pass p on p.seller_id = b.seller_id and p.vin = b.vin and p.state = ${ON} and p.deleted = 0
        and p.start_mode = ${vinStartMode.code.automatic} and p.valid_to is null
        and cardinality(p.station_ids) + cardinality(p.pile_ids) = 0
      join fleet f on f.seller_id = b.seller_id and f.id = b.group_id and f.state = ${ON} and f.deleted = 0
      join account a on a.seller_id = f.seller_id and a.id = f.account_id
      where b.state = ${ON} and b.deleted = 0 and a.balance_fen + a.credit_limit_fen >= ${LEAST_FEN}
      order by b.id limit ${MAX_VISITORS})`.execute(db)
  return rows
}
