import type { ChargeOrderFilter } from '@ampdeck/api/bill/bill'
import { parseTimestamp } from '@ampdeck/api/time'
import type { SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { containing } from '../../database/text.ts'

export type OrderFilter = z.output<typeof ChargeOrderFilter>
export type Orders = SelectQueryBuilder<Tables, 'chargeOrder', object>

const MINUTE = 60_000

/** Orders that match a filter. The start time is asked of the id, which tells the month: other months are not read. */
export function matching(rows: Rows, filter: OrderFilter) {
  const { startTimeFrom: from, startTimeTo: to } = filter
  return rows
    .from('chargeOrder')
    .$if(from !== undefined, (query) => query.where('chargeOrder.id', '>=', idAt(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('chargeOrder.id', '<', idAt(to ?? 0)))
    .$if(filter.orderNo !== undefined, (query) => byNumber(query, filter.orderNo ?? ''))
    .$if(filter.stationId !== undefined, (query) =>
      query.where('chargeOrder.stationId', 'in', filter.stationId ?? []),
    )
    .$if(filter.memberId !== undefined, (query) =>
      query.where('chargeOrder.memberId', 'in', filter.memberId ?? []),
    )
    .$if(filter.memberPhone !== undefined, (query) =>
      query.where('chargeOrder.memberId', 'in', (of) =>
        of
          .selectFrom('member')
          .select('member.id')
          .where('member.phone', '=', filter.memberPhone ?? ''),
      ),
    )
    .$if(filter.groupId !== undefined, (query) =>
      query.where('chargeOrder.groupId', 'in', filter.groupId ?? []),
    )
    .$if(filter.orderStatus !== undefined, (query) =>
      query.where('chargeOrder.orderStatus', 'in', filter.orderStatus ?? []),
    )
    .$if(filter.chargeStatus !== undefined, (query) =>
      query.where('chargeOrder.chargeStatus', 'in', filter.chargeStatus ?? []),
    )
    .$if(filter.channel !== undefined, (query) =>
      query.where('chargeOrder.channel', 'in', filter.channel ?? []),
    )
    .$if(filter.stopReason !== undefined, (query) =>
      query.where('chargeOrder.stopReason', 'in', filter.stopReason ?? []),
    )
    .$if(filter.plate !== undefined, (query) =>
      // Plates have capital letters only; to ignore case in each row costs three times as much.
      query.where('chargeOrder.plate', 'like', containing(filter.plate?.toUpperCase())),
    )
    .$if(filter.vin !== undefined, (query) => query.where('chargeOrder.vin', 'ilike', containing(filter.vin)))
}

/** A whole number names its start, hence its month and its place in the key; a part is looked for in all. */
export function byNumber(query: Orders, orderNo: string): Orders {
  if (!/^\d{24}$/.test(orderNo)) return query.where('chargeOrder.orderNo', 'like', containing(orderNo))
  const start = startOf(orderNo)
  return query
    .where('chargeOrder.orderNo', '=', orderNo)
    .where('chargeOrder.id', '>=', idAt(start - MINUTE))
    .where('chargeOrder.id', '<', idAt(start + MINUTE))
}

/** An order's number begins with its start, `yyyyMMddHHmmss` in UTC+8. */
function startOf(orderNo: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(orderNo) ?? []
  const epoch = parseTimestamp(`${year}-${month}-${day} ${hour}:${minute}:${second}`)
  return Number.isFinite(epoch) ? epoch : 0
}
