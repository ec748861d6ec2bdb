import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import type { Permissions } from '../contract.ts'
import { gunStatus, pileStatus } from '../enumerations/equipment.ts'
import { alarmHandling, alarmLevel } from '../enumerations/operation.ts'
import { orderStatus } from '../enumerations/order.ts'
import { Fen, Id, Wh } from '../wire.ts'

/*
 * What `/events` sends. Times are epoch milliseconds: a screen computes ages from them. An event says what has become
 * of a thing, not what changed, so a later one of the same thing stands in for an earlier one. `time` is when the server
 * took note of it, by its own clock and not the pile's: one with an earlier time than was heard already is dropped.
 */

/** What a running charge measures; what its pile does not report is null, never 0. */
export const GunReading = z.object({
  V: z.number().nullable(),
  A: z.number().nullable(),
  W: z.number().nullable(),
  /** The power is the average since then, derived from the register; absent where it is measured. */
  derivedFrom: z.number().optional(),
  /** Energy of the running charge. */
  Wh: Wh,
  soc: z.number().nullable(),
  tempC: z.number().nullable(),
  ts: z.number(),
})

const at = { time: z.number(), sellerId: Id, stationId: Id }

export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('gun'),
    ...at,
    pileId: Id,
    gunId: Id,
    status: codeOf(gunStatus),
    orderId: Id.nullable(),
    live: GunReading.nullable(),
  }),
  z.object({
    type: z.literal('pile'),
    ...at,
    pileId: Id,
    status: codeOf(pileStatus),
    lastHeartbeat: z.number().nullable(),
  }),
  z.object({
    type: z.literal('order'),
    ...at,
    orderId: Id,
    gunId: Id,
    orderStatus: codeOf(orderStatus),
    energyWh: Wh,
    payableFen: Fen,
    /** The fleet that is charging: who may see chosen fleets only hears of no other order. */
    groupId: Id.nullable(),
  }),
  z.object({
    type: z.literal('alarm'),
    ...at,
    alarmId: Id,
    level: codeOf(alarmLevel),
    handling: codeOf(alarmHandling),
  }),
  z.object({ type: z.literal('command'), ...at, commandId: Id, pileId: Id, state: z.int() }),
  /** Its repair user hears of it too, whatever stations this person may see. */
  z.object({
    type: z.literal('workOrder'),
    ...at,
    workOrderId: Id,
    state: z.int(),
    repairUser: Id.nullable(),
  }),
  /** Work in the background, an export or an import; told to the person who asked for it. */
  z.object({
    type: z.literal('job'),
    time: z.number(),
    sellerId: Id,
    userId: Id,
    kind: z.enum(['export', 'import']),
    fileId: Id,
    state: z.int(),
  }),
  /** Something that everybody of a seller is told, or everybody who may see a station, or one person. */
  z.object({
    type: z.literal('notice'),
    time: z.number(),
    sellerId: Id,
    stationId: Id.nullable(),
    /** The one person who is told; absent for everybody. */
    userId: Id.optional(),
    noticeId: Id,
  }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
export type LiveEventType = LiveEvent['type']
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>

/** What stands in an event besides those of `LiveEvent`: the stream speaks of itself. */
export const STREAM_EVENTS = {
  /** What was missed is not known any more: read again what is shown. */
  reset: 'reset',
  /** The caller's rights or data scope have changed: the menu is to be read again, and what is shown. */
  permission: 'permission',
  /** The stream ends for good, with the code that a call would answer now. */
  end: 'end',
} as const

/** An event as the stream writes it, with the id from which a stream that broke goes on. */
export interface StreamMessage {
  id: string | undefined
  event: string
  data: string
}

const equipment = [
  'home',
  'homeOverview',
  'homeEquipment',
  'Home1',
  'bigScreen',
  'bigScreen3d',
  'stationMonitorOverview',
  'stationMonitor',
  'StationMonitorDetail',
  'stationList',
  'stationMap',
  'equipmentOverview',
  'energyMonitor',
  'pileList',
  'gunList',
  'pileDetail',
  'remoteControl',
  'orderMonitor',
] as const satisfies Permissions

/** Who hears of what: whoever may read it on one of these pages. */
export const livePermissions = {
  gun: equipment,
  pile: equipment,
  order: [
    'home',
    'homeOverview',
    'Home1',
    'bigScreen',
    'bigScreen3d',
    'orderMonitor',
    'chargeOrder',
    'abnormalBill',
    'overtimeBill',
    'stationMonitorOverview',
    'stationMonitor',
    'StationMonitorDetail',
    'pileDetail',
  ],
  alarm: [
    'alarmMonitor',
    'pileAlarm',
    'home',
    'Home1',
    'bigScreen',
    'bigScreen3d',
    'stationMonitorOverview',
    'stationMonitor',
    'stationMap',
    'StationMonitorDetail',
    'pileDetail',
  ],
  command: [
    'remoteControl',
    'StationMonitorDetail',
    'PileMonitorDetail',
    'pileMonitor',
    'pileList',
    'pileDetail',
  ],
  workOrder: ['workOrder', 'workOrderDetail', 'alarmMonitor', 'bigScreen'],
  job: 'signedIn',
  notice: 'signedIn',
} as const satisfies Record<LiveEventType, Permissions>

export const LIVE_EVENT_TYPES = Object.keys(livePermissions) as LiveEventType[]

/** The number of the thing that an event is about; of its type there is one with this number. */
export function liveIdOf(event: LiveEvent): number {
  switch (event.type) {
    case 'gun':
      return event.gunId
    case 'pile':
      return event.pileId
    case 'order':
      return event.orderId
    case 'alarm':
      return event.alarmId
    case 'command':
      return event.commandId
    case 'workOrder':
      return event.workOrderId
    case 'job':
      return event.fileId
    case 'notice':
      return event.noticeId
  }
}
