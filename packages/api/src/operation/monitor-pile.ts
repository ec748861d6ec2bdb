import { visible } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { PileRow } from '../config/pile.ts'
import { service } from '../contract.ts'
import { eventType, gunStatus, pileGunLayout, pileStatus } from '../enumerations/equipment.ts'
import { alarmHandling, alarmLevel, workOrderState } from '../enumerations/operation.ts'
import { orderStatus } from '../enumerations/order.ts'
import { GunReading } from '../events/live-event.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, Timestamp, Watt, Wh } from '../wire.ts'
import { TileGun, TilePile } from './monitor-station.ts'

/** Epoch milliseconds, as in `/events`: screens compute ages from them. */
const Moment = z.number()

/**
 * All guns in sight, as columns, so that 20,000 of them are a small answer: the nth values of `guns` belong
 * together, and `pile` and `station` are places in the columns beside.
 */
export const GunMatrix = z.object({
  at: Moment,
  stations: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })),
  piles: z.object({
    id: z.array(Id),
    station: z.array(z.int()),
    code: z.array(z.string()),
    layout: z.array(codeOf(pileGunLayout)),
    status: z.array(codeOf(pileStatus)),
    heardAt: z.array(Moment.nullable()),
  }),
  guns: z.object({
    id: z.array(Id),
    pile: z.array(z.int()),
    letter: z.array(z.int()),
    status: z.array(codeOf(gunStatus)),
    /** Of the running charge; null without one. */
    w: z.array(Watt.nullable()),
    soc: z.array(z.number().nullable()),
    /** Since when it charges, or stands charged. */
    since: z.array(Moment.nullable()),
  }),
})

/** A pile as it is now, with its guns. */
export const LivePile = TilePile.extend({ at: Moment, guns: z.array(TileGun) })

export const MonitoredPileFilter = z.object({
  /** Part of the pile's number or name. */
  name: filter.text(),
  stationId: filter.ids(),
  pileTypeId: filter.ids(),
  /** Piles of which a gun is in one of these. */
  status: filter.codes(gunStatus),
})

export const PileEvent = z.object({
  id: Id,
  gunId: Id.nullable(),
  letter: z.int().nullable(),
  type: codeOf(eventType),
  time: Timestamp,
  payload: z.unknown().nullable(),
})

export const EventFilter = ById.extend({
  gunId: filter.ids(),
  type: filter.codes(eventType),
  timeFrom: filter.from(),
  timeTo: filter.to(),
})

/** The charge of which readings are shown. */
export const MeasuredOrder = z.object({
  id: Id,
  orderNo: z.string(),
  orderStatus: codeOf(orderStatus),
  startTime: Timestamp,
  endTime: Timestamp.nullable(),
  startSoc: z.int().nullable(),
  energyWh: Wh,
  payableFen: Fen,
})

/** A reading of a charge; what the pile did not measure is null. */
export const MeterPoint = z.object({
  time: Timestamp,
  V: z.number().nullable(),
  A: z.number().nullable(),
  W: z.number().nullable(),
  soc: z.number().nullable(),
  tempC: z.number().nullable(),
})

/** The readings of the charge that runs at a gun, or else of its last one. */
export const Telemetry = z.object({
  at: Moment,
  order: MeasuredOrder.nullable(),
  points: z.array(MeterPoint),
})

/** What the battery management asks for against what the pile gives; a pile that passes no demand on has none. */
export const Bms = z.object({
  points: z.array(
    z.object({ time: Timestamp, demandW: z.number().nullable(), outputW: z.number().nullable() }),
  ),
})

export const Frame = z.object({
  id: Id,
  time: Timestamp,
  /** From the pile up to the server, or down to the pile. */
  isUp: z.boolean(),
  /** What kind of message: `MeterValues`, `RemoteStartTransaction`. */
  action: z.string().nullable(),
  text: z.string(),
})

/** Whom a start from here is charged to. */
export const Payer = z.object({
  memberId: Id,
  memberNo: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  plate: z.string().nullable(),
  cardNos: z.array(z.string()),
})

/** A charge of the pile. */
export const PileOrder = z.object({
  id: Id,
  orderNo: z.string(),
  letter: z.int(),
  orderStatus: codeOf(orderStatus),
  startTime: Timestamp,
  endTime: Timestamp.nullable(),
  energyWh: Wh,
  payableFen: Fen,
})

/** An alarm of the pile or of one of its guns. */
export const PileAlarm = z.object({
  id: Id,
  level: codeOf(alarmLevel),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  letter: z.int().nullable(),
  firstTime: Timestamp,
  lastTime: Timestamp,
  count: z.int(),
  recoverTime: Timestamp.nullable(),
  handling: codeOf(alarmHandling),
})

/** What was mended at the pile, or is to be. */
export const PileWork = z.object({
  id: Id,
  no: z.string(),
  title: z.string(),
  state: codeOf(workOrderState),
  createTime: Timestamp,
  endTime: Timestamp.nullable(),
  repairUserName: z.string().nullable(),
  result: z.string().nullable(),
})

export const ByGun = z.object({ gunId: Id })

const at = service('operation-service/monitor')
const onePile = ['PileMonitorDetail', 'pileDetail', 'pileMonitor'] as const

/** Piles and guns as they are now. */
export const monitorPile = {
  /** Every gun of these stations, or of all. */
  gunMatrix: at('gunMatrix', 'equipmentOverview')
    .takes(z.object({ stationId: filter.ids() }))
    .gives(GunMatrix),
  gunLive: at('gunLive', ['gunList', 'pileMonitor', 'equipmentOverview'])
    .takes(z.object({ ids: z.array(Id).min(1).max(1_000) }))
    .gives(z.array(z.object({ id: Id, pileId: Id, status: codeOf(gunStatus), live: GunReading.nullable() }))),
  pilePage: at('pilePage', 'pileMonitor')
    // By `guns`, which is the default, the piles whose guns need somebody come first.
    .takes(paged(MonitoredPileFilter, ['guns', 'code', 'status', 'lastHeartbeat']))
    .gives(pageOf(LivePile)),
  /** The guns of the piles that match by status, whatever status the filter itself names. */
  pileCounts: at('pileCounts', 'pileMonitor')
    .takes(MonitoredPileFilter)
    .gives(z.array(z.object({ status: codeOf(gunStatus), count: z.int() }))),
  pileLive: at('pileLive', onePile).takes(ById).gives(LivePile),
  pileEvents: at('pileEvents', onePile)
    .takes(paged(EventFilter, ['time']))
    .gives(pageOf(PileEvent)),
  pileDetail: at('pileDetail', 'PileMonitorDetail')
    .takes(ById)
    .gives(PileRow.extend({ live: LivePile })),
  telemetry: at('telemetry', onePile).takes(ByGun).gives(Telemetry),
  bms: at('bms', onePile).takes(ByGun).gives(Bms),
  /** What else there is of a pile, the newest first. */
  pileOrders: at('pileOrders', onePile)
    .takes(paged(ById, ['startTime']))
    .gives(pageOf(PileOrder)),
  pileAlarms: at('pileAlarms', onePile)
    .takes(paged(ById, ['lastTime']))
    .gives(pageOf(PileAlarm)),
  pileWork: at('pileWork', onePile)
    .takes(paged(ById, ['createTime']))
    .gives(pageOf(PileWork)),
  /** The messages of a pile, the newest first. */
  frames: at('frames', onePile)
    .takes(paged(ById, ['time']))
    .gives(pageOf(Frame)),
  /** Members by number, name, phone, plate or card. */
  payers: at('payers', 'pileMonitor')
    .takes(z.object({ text: z.string().overwrite(visible).min(1).max(50) }))
    .gives(z.array(Payer)),
}

export type GunMatrix = z.input<typeof GunMatrix>
export type LivePile = z.input<typeof LivePile>
export type LiveGun = z.input<typeof TileGun>
export type PileEvent = z.input<typeof PileEvent>
export type PileOrder = z.input<typeof PileOrder>
export type PileAlarm = z.input<typeof PileAlarm>
export type PileWork = z.input<typeof PileWork>
export type MeterPoint = z.input<typeof MeterPoint>
export type Telemetry = z.input<typeof Telemetry>
export type PileFrame = z.input<typeof Frame>
export type Payer = z.input<typeof Payer>
