import { rawBillState } from '@ampdeck/api/bill/raw-bill'
import { abnormalKind, orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'

const { received, matched, unmatched, duplicate, fixedByHand } = rawBillState.code
const { energyJump, otherFee, zeroEnergy } = abnormalKind.code
const abnormal = sql.lit(orderStatus.code.abnormal)
const finished = sql.lit(orderStatus.code.finished)

const columns =
  sql.raw(`id, seller_id, create_time, update_time, station_id, pile_id, pile_code, gun_id, gun_letter,
  trade_no, start_time, end_time, meter_start, meter_stop, period_wh, pile_fee_fen, frame, stop_reason, received_time,
  state, order_id`)

/** The frame of a pile that speaks OCPP 1.6, as hexadecimal digits. */
const frame = sql`encode(convert_to('[2,"' || o.id || '","StopTransaction",{"transactionId":' || (o.id % 100000) ||
  ',"meterStop":' || coalesce(o.meter_stop, o.meter_start) || '}]', 'UTF8'), 'hex')`

/** What piles say of the orders that do not fit, of late ones, and what fits no order at all. */
export const part: DemoPart = {
  name: 'rawBills',
  after: ['orderTraces'],
  async extend(world, { db }, span) {
    await ofAbnormal(db, span, world.now)
    await strays(db, span)
  },
  async present({ now }, { db }) {
    await fresh(db, now)
  },
}

async function ofAbnormal(db: Sink['db'], { from, to }: Span, now: number): Promise<void> {
  await sql`
    insert into raw_bill (${columns})
    select o.id, o.seller_id, o.end_time, o.end_time, o.station_id, o.pile_id, p.code, o.gun_id, g.letter, 'D' || o.id,
      o.start_time, o.end_time, o.meter_start,
      o.meter_start + case o.abnormal_kind when ${energyJump} then o.energy_wh * 3 when ${zeroEnergy} then 0 else o.energy_wh end,
      '{}', o.e_fee_fen + o.s_fee_fen + case when o.abnormal_kind = ${otherFee} then 260 + o.energy_wh % 900 else 0 end,
      ${frame}, coalesce(o.stop_reason, 99),
      least(o.end_time + case when o.overtime_kind = ${overtimeKind.code.lateUpload} then ${3 * HOUR}::bigint else 2000 end,
        ${now}::bigint),
      ${matched}, o.id
    from charge_order o
    join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
    join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
    where o.id >= ${idAt(from - 2 * DAY)} and o.id < ${idAt(to)} and o.end_time is not null and o.transaction_id is null
      and ((o.order_status = ${abnormal} and o.abnormal_kind > 1)
        or (o.order_status = ${finished} and o.overtime_kind = ${overtimeKind.code.lateUpload}))
      and not exists (select from raw_bill r where r.seller_id = o.seller_id and r.order_id = o.id)
    on conflict do nothing`.execute(db)
}

/** Each month some bills come twice, some fit no order, and a person has put some right. */
async function strays(db: Sink['db'], { from, to }: Span): Promise<void> {
  await sql`
    insert into raw_bill (${columns})
    select o.id + 1, o.seller_id, o.end_time, o.end_time, o.station_id, o.pile_id, p.code, o.gun_id, g.letter,
      'S' || o.id, case when o.n % 3 = 1 then null else o.start_time end, o.end_time,
      case when o.n % 3 = 1 then null else o.meter_start end, o.meter_stop, '{}', null, ${frame}, coalesce(o.stop_reason, 99),
      o.end_time + 5000, case o.n % 3 when 0 then ${duplicate}::int when 1 then ${unmatched}::int else ${fixedByHand}::int end,
      case o.n % 3 when 2 then o.id end
    from (select *, row_number() over (partition by seller_id order by id) as n from charge_order
      where id >= ${idAt(from)} and id < ${idAt(to)} and order_status = ${finished} and transaction_id is null
        and energy_wh > 0) o
    join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
    join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
    where o.n % 199 < 3
    on conflict do nothing`.execute(db)
}

/** Some that came in a moment ago still wait for their charge. */
async function fresh(db: Sink['db'], now: number): Promise<void> {
  await sql`
    insert into raw_bill (${columns})
    select o.id + 2, o.seller_id, ${now}, ${now}, o.station_id, o.pile_id, p.code, o.gun_id, g.letter, 'N' || o.id, null,
      ${now - MINUTE}::bigint, null, o.meter_stop + 12000, '{}', null, ${frame}, 1, ${now}::bigint, ${received}, null
    from (select distinct on (seller_id, gun_id) * from charge_order
      where id >= ${idAt(now - 3 * DAY)} and order_status = ${finished} and meter_stop is not null
      order by seller_id, gun_id, id desc) o
    join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
    join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
    order by o.id desc limit 4
    on conflict do nothing`.execute(db)
}
