import { gunStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../database/ids.ts'
import type { Tables } from '../database/tables.ts'
import { SIMULATED_VENDOR } from '../demo/simulated-vendor.ts'

/**
 * Gives the charges that the demo drew as running the transaction that they would have, had a pile reported them: from
 * then on their simulated piles go on with them. Their meters stand where they were drawn at the present moment.
 */
export async function adoptDrawnCharges(
  db: Kysely<Tables>,
  pileIds: readonly number[],
  now: number,
): Promise<void> {
  await sql`
    with drawn as (
      select o.seller_id, o.id as order_id, o.station_id, o.pile_id, o.gun_id, o.start_time, o.meter_start, o.start_soc,
        o.max_w, o.cost_model_version_id, coalesce(o.card_no, o.vin, m.phone, 'C' || o.account_id) as id_token,
        greatest(o.start_time, least(coalesce((g.live->>'ts')::bigint, o.start_time), ${now}::bigint)) as last_time,
        o.meter_start + coalesce((g.live->>'Wh')::bigint, 0) as last_wh, (g.live->>'soc')::smallint as last_soc,
        case when p.protocol in (${protocol.code.ocpp201}, ${protocol.code.ocpp21}) then 'demo-' || o.id
          else nextval('charge_transaction_no')::text end as transaction_id
      from charge_order o
      join gun g on g.seller_id = o.seller_id and g.id = o.gun_id and g.current_order_id = o.id
      join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
      left join member m on m.seller_id = o.seller_id and m.id = o.member_id
      where o.pile_id = any(${pileIds}::bigint[]) and o.order_status = ${orderStatus.code.charging}
        and o.transaction_id is null
    ), known as (
      insert into charge_transaction (seller_id, pile_id, transaction_id, order_id, station_id, gun_id, id_token,
        start_time, meter_start, cost_model_version_id, last_time, last_wh, last_soc, max_w)
      select seller_id, pile_id, transaction_id, order_id, station_id, gun_id, id_token, start_time, meter_start,
        cost_model_version_id, last_time, last_wh, coalesce(last_soc, start_soc), max_w
      from drawn
      returning seller_id, order_id, transaction_id, id_token
    )
    update charge_order o set transaction_id = known.transaction_id, id_token = known.id_token
    from known where o.seller_id = known.seller_id and o.id = known.order_id`.execute(db)
  await sql`
    insert into charge_hold (seller_id, order_id, owner, reserve_fen)
    select o.seller_id, o.id, coalesce(a.member_id, -a.group_id), 100
    from charge_order o
    join account a on a.seller_id = o.seller_id and a.id = o.account_id
    where o.pile_id = any(${pileIds}::bigint[])
      and o.order_status in (${orderStatus.code.starting}, ${orderStatus.code.charging})
      and coalesce(a.member_id, a.group_id) is not null
    on conflict do nothing`.execute(db)
  // A simulated pile that begins anew has forgotten the password that it was given; one set by hand keeps it out.
  await sql`update charge_point set password_hash = null, pending_hash = null, password_time = null
    where pile_id = any(${pileIds}::bigint[]) and vendor = ${SIMULATED_VENDOR} and password_time is not null`.execute(
    db,
  )
  // Cars that were drawn as about to start are asked for by name: their start is the order's.
  await sql`
    update charge_order o set id_token = coalesce(o.card_no, o.vin, m.phone)
    from gun g, member m
    where g.seller_id = o.seller_id and g.current_order_id = o.id and m.seller_id = o.seller_id and m.id = o.member_id
      and o.pile_id = any(${pileIds}::bigint[]) and o.order_status = ${orderStatus.code.starting}
      and o.transaction_id is null and o.id_token is null`.execute(db)
  // Cars that were drawn as still standing at their guns: the order is told when they leave.
  await sql`
    update gun g set parked_order_id = parked.id
    from (select distinct on (o.gun_id) o.seller_id, o.gun_id, o.id from charge_order o
      where o.pile_id = any(${pileIds}::bigint[]) and o.order_status = ${orderStatus.code.finished}
        and o.unplug_time is null and o.id >= ${idAt(now - DAY)}
      order by o.gun_id, o.id desc) parked
    where g.seller_id = parked.seller_id and g.id = parked.gun_id and g.status = ${gunStatus.code.full}
      and g.parked_order_id is null and g.current_order_id is null`.execute(db)
}
