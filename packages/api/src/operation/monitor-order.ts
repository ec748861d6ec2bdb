import { plainPlate } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus } from '../enumerations/equipment.ts'
import { memberType } from '../enumerations/member.ts'
import { billChannel, orderStatus, stopReason } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { Fen, Id, Timestamp, Watt, Wh } from '../wire.ts'

/** Where an order charges, in both languages. */
export const Place = z.object({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  gunId: Id,
  gunLetter: z.int(),
})

/** An order that is starting or charging. */
export const LiveOrder = z.object({
  id: Id,
  orderNo: z.string(),
  ...Place.shape,
  /** Of the gun that the order is at; `null` where the gun holds another order by now. */
  gunStatus: codeOf(gunStatus).nullable(),
  channel: codeOf(billChannel),
  memberType: codeOf(memberType),
  plate: z.string().nullable(),
  orderStatus: codeOf(orderStatus),
  startTime: Timestamp,
  startSoc: z.int().nullable(),
  /** Of the last reading. */
  soc: z.int().nullable(),
  /** Null where nobody knows it. */
  powerW: Watt.nullable(),
  energyWh: Wh,
  /** What it costs so far, before discounts. */
  feeFen: Fen,
  /** When the last reading was taken; none yet. */
  readTime: Timestamp.nullable(),
})

export const LiveOrderFilter = z.object({
  orderNo: filter.text(),
  plate: filter.text(plainPlate),
  stationId: filter.ids(),
  channel: filter.codes(billChannel),
  orderStatus: filter.codes(orderStatus),
})

/** Something that has begun or ended lately. */
export const OrderTurn = z.object({
  orderId: Id,
  orderNo: z.string(),
  ...Place.shape,
  plate: z.string().nullable(),
  what: z.enum(['started', 'ended']),
  time: Timestamp,
  /** Of an ended one. */
  stopReason: codeOf(stopReason).nullable(),
  energyWh: Wh,
  payableFen: Fen,
})

/** What happens over all running orders of a filter. */
export const OrderStream = z.object({
  at: Timestamp,
  /** Of the filter without its status: what its chips count. */
  counts: z.array(z.object({ orderStatus: codeOf(orderStatus), count: z.int() })),
  /** As far as it is known: `powerUnknown` charges are no part of it. */
  powerW: Watt,
  powerUnknown: z.int(),
  energyWh: Wh,
  /** The newest first. */
  turns: z.array(OrderTurn),
  /** Where something runs now: what the filter offers. */
  stations: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })),
})

const at = service('operation-service/monitor')

export const monitorOrder = {
  /** Running orders; the newest first unless asked otherwise. */
  liveOrders: at('liveOrders', 'orderMonitor')
    .takes(paged(LiveOrderFilter, ['orderStatus', 'startTime', 'soc', 'powerW', 'energyWh']))
    .gives(pageOf(LiveOrder)),
  orderStream: at('orderStream', 'orderMonitor').takes(LiveOrderFilter).gives(OrderStream),
}

export type LiveOrder = z.input<typeof LiveOrder>
export type OrderTurn = z.input<typeof OrderTurn>
export type OrderStream = z.input<typeof OrderStream>
