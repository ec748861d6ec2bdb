import { z } from 'zod'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { StationRow } from '../config/station.ts'
import { service } from '../contract.ts'
import {
  connector,
  currentType,
  gunStatus,
  meterKind,
  operationType,
  pileStatus,
  serviceStatus,
  stationStatus,
} from '../enumerations/equipment.ts'
import { alarmHandling, alarmLevel } from '../enumerations/operation.ts'
import { powerLimitSource } from '../enumerations/strategy.ts'
import { GunReading } from '../events/live-event.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, Timestamp, Watt, Wh } from '../wire.ts'

/**
 * A gun as a station's card needs it: what the card counts, and what a live event replaces. Its power is null while it
 * charges and nobody knows it, and 0 while it does not charge.
 */
export const CardGun = z.object({ id: Id, status: codeOf(gunStatus), w: Watt.nullable() })

/** Names and place of a station in both languages. */
export const StationNames = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  cityCode: z.string(),
  cityName: z.string(),
  cityNameEn: z.string(),
})

/** What a station does now and has done today. */
export const StationNow = z.object({
  serviceStatus: codeOf(serviceStatus),
  /** Σ of what its guns deliver at this moment, as far as it is known. */
  powerW: Watt,
  /** How many of its guns charge with a power that nobody knows: they are no part of the sum. */
  powerUnknown: z.int(),
  /** Open alarms of all levels, and those of level 1 to 3, which make the service status. */
  alarms: z.int(),
  seriousAlarms: z.int(),
  /** Today’s orders, energy and net income: finished orders, as on the home page and in reports. */
  orders: z.int(),
  energyWh: Wh,
  incomeFen: Fen,
  /** Charges that go on, and what they have delivered and cost so far: none of it is in the three above. */
  running: z.int(),
  runningWh: Wh,
  runningFen: Fen,
})

/** A station on the boards. */
export const MonitoredStation = StationNames.extend({
  operationType: codeOf(operationType),
  status: codeOf(stationStatus),
  limitW: Watt,
  ...StationNow.shape,
  guns: z.array(CardGun),
})

/** The stations of one moment; events later than `at` change them. */
export const Board = z.object({ at: Timestamp, stations: z.array(MonitoredStation) })

export const MonitorFilter = z.object({
  /** Part of the name or of the code. */
  name: filter.text(),
  id: filter.ids(),
  cityCode: filter.texts(),
  serviceStatus: filter.codes(serviceStatus),
  /** In any of these station groups. */
  stationGroupId: filter.ids(),
})

/** A station on the map. */
export const StationPoint = StationNames.extend({
  lng: z.number(),
  lat: z.number(),
  serviceStatus: codeOf(serviceStatus),
})

/** Mean power per step from midnight in W; null where the time has not come. */
export const Load = z.object({ id: Id, today: z.array(Watt), yesterday: z.array(Watt) })

export const StationDetail = StationRow.extend({
  at: Timestamp,
  ...StationNow.shape,
  tariff: z.object({ code: z.string(), version: z.int(), periods: z.array(TariffPeriod) }).nullable(),
})

/** A pile, as the head of its guns. */
export const TilePile = z.object({
  id: Id,
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  typeName: z.string(),
  typeNameEn: z.string().nullable(),
  currentType: codeOf(currentType),
  ratedW: Watt,
  layout: z.string(),
  status: codeOf(pileStatus),
  isTemporary: z.int(),
  firmware: z.record(z.string(), z.string()),
  lastHeartbeat: Timestamp.nullable(),
})

/** A gun with what its tile says. */
export const TileGun = z.object({
  id: Id,
  pileId: Id,
  stationId: Id,
  letter: z.int(),
  connector: codeOf(connector),
  ratedW: Watt,
  parkingNo: z.string().nullable(),
  status: codeOf(gunStatus),
  live: GunReading.nullable(),
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
  plate: z.string().nullable(),
  /** Since when it is in its status, where that is known: the charge's begin or end, the pile's last sign of life. */
  since: Timestamp.nullable(),
  /** The code of its worst open alarm. */
  reason: z.string().nullable(),
  /** What that alarm is called, where it is known. */
  reasonName: z.string().nullable().optional(),
  reasonNameEn: z.string().nullable().optional(),
})

export const GunTiles = z.object({ at: Timestamp, piles: z.array(TilePile), guns: z.array(TileGun) })

export const GunFilter = z.object({
  stationId: filter.ids(),
  pileId: filter.ids(),
  gunId: filter.ids(),
  status: filter.codes(gunStatus),
})

/** Mean power per quarter of an hour, in W: of today up to now, of yesterday, and of the same day last week. */
export const PowerCurve = z.object({
  at: Timestamp,
  limitW: Watt,
  /** What the station may draw in each hour of the day, after all that lowers it; empty without a limit. */
  limits: z.array(Watt),
  /** What lowers it now. */
  lowerings: z.array(
    z.object({
      source: codeOf(powerLimitSource),
      sourceId: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      percent: z.int(),
    }),
  ),
  /** What the running charges are granted of it together; null where the station needs no sharing. */
  granted: z
    .object({
      W: Watt,
      guns: z.int(),
      limited: z.int(),
      /** Guns of piles that refuse limits: they count at their rated power, charging or not. */
      refusing: z.int(),
    })
    .nullable(),
  today: z.array(Watt),
  yesterday: z.array(Watt),
  lastWeek: z.array(Watt),
})

/** An open alarm of a station, with where it is. */
export const StationAlarm = z.object({
  id: Id,
  level: codeOf(alarmLevel),
  code: z.string(),
  /** What the code means, in both languages, and what the device said besides. */
  name: z.string(),
  nameEn: z.string().nullable(),
  info: z.string().nullable(),
  pileCode: z.string().nullable(),
  gunLetter: z.int().nullable(),
  firstTime: Timestamp,
  lastTime: Timestamp,
  count: z.int(),
  handling: codeOf(alarmHandling),
  handler: z.string().nullable(),
  /** Set while it is recovered and nobody has closed it. */
  recoverTime: Timestamp.nullable(),
})

const at = service('operation-service/monitor')

/** The screens of a station; what reads here also serves screens that show the same guns. */
export const monitorStation = {
  stationBoard: at('stationBoard', 'stationMonitorOverview').takes(MonitorFilter).gives(Board),
  stationPage: at('stationPage', 'stationMonitor')
    .takes(paged(MonitorFilter, ['name', 'powerW', 'alarms', 'orders']))
    .gives(pageOf(MonitoredStation).extend({ at: Timestamp })),
  /** Power per half hour, today and yesterday: the small curves of the boards. */
  stationLoads: at('stationLoads', ['stationMonitorOverview', 'stationMonitor'])
    .takes(z.object({ id: filter.ids() }))
    .gives(z.array(Load)),
  stationPoints: at('stationPoints', 'stationMap').takes(MonitorFilter).gives(z.array(StationPoint)),
  stationDetail: at('stationDetail', 'StationMonitorDetail').takes(ById).gives(StationDetail),
  gunTiles: at('gunTiles', [
    'StationMonitorDetail',
    'stationMap',
    'pileMonitor',
    'remoteControl',
    'equipmentOverview',
  ])
    .takes(GunFilter)
    .gives(GunTiles),
  powerCurve: at('powerCurve', 'StationMonitorDetail').takes(ById).gives(PowerCurve),
  stationAlarms: at('stationAlarms', ['StationMonitorDetail', 'stationMap'])
    .takes(ById)
    .gives(z.array(StationAlarm)),
  stationMeters: at('stationMeters', 'StationMonitorDetail')
    .takes(ById)
    .gives(
      z.array(
        z.object({
          id: Id,
          meterNo: z.string(),
          kind: codeOf(meterKind),
          ratio: z.number(),
          lastReading: Wh.nullable(),
        }),
      ),
    ),
}

export type MonitoredStation = z.output<typeof MonitoredStation>
