import { z } from 'zod'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus, serviceStatus } from '../enumerations/equipment.ts'
import { alarmLevel } from '../enumerations/operation.ts'
import { period } from '../enumerations/order.ts'
import { OrderTurn } from '../operation/monitor-order.ts'
import { StationPoint } from '../operation/monitor-station.ts'
import { BasisPoints, Fen, Id, Timestamp, Watt, Wh } from '../wire.ts'
import { analysesAt } from './analysis.ts'
import { AlarmScene } from './big-screen/alarm.ts'
import { EnergyScene } from './big-screen/energy.ts'
import { NetworkDay } from './big-screen/network.ts'
import { RevenueScene } from './big-screen/revenue.ts'
import { StationView } from './big-screen/station.ts'

/** A counter of today, with yesterday up to the same hour and today's hours. */
export const Counter = z.object({ today: z.int(), before: z.int(), hours: z.array(z.int()) })

/** The network as every scene of the wall knows it: counters of today, the stations and their guns. */
export const NetworkView = z.object({
  at: Timestamp,
  sellerName: z.string(),
  sellerNameEn: z.string(),
  /** Energy, in Wh. */
  energyWh: Counter,
  /** Finished orders. */
  orders: Counter,
  /** Net income, in fen. */
  incomeFen: Counter,
  guns: z.array(z.object({ status: codeOf(gunStatus), count: z.int() })),
  stations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      cityCode: z.string(),
      lng: z.number(),
      lat: z.number(),
      serviceStatus: codeOf(serviceStatus),
      guns: z.array(
        z.object({
          id: Id,
          pileCode: z.string(),
          letter: z.int(),
          status: codeOf(gunStatus),
          /** Null while it charges and nobody knows it. */
          powerW: z.int().nullable(),
        }),
      ),
    }),
  ),
  cities: z.array(z.object({ name: z.string(), nameEn: z.string(), energyWh: Wh })),
  periods: z.array(z.object({ period: codeOf(period), energyWh: Wh, feeFen: Fen })),
  /** Charges that began within the last minute. */
  startedLately: z.int(),
  /** What began and ended lately, the newest first. */
  turns: z.array(OrderTurn),
  /** The worst open alarm of level 1 or 2 that nobody has taken yet: a wall stays with it. */
  held: z.object({ alarmId: Id, level: codeOf(alarmLevel) }).nullable(),
  /** The code of the city with the most guns. */
  mainCity: z.string().nullable(),
})

/** The power of one station over the day, in quarters of an hour from midnight, the running one as the last. */
export const EnergyView = z.object({
  at: Timestamp,
  stationId: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** What its transformer may give, and what its contract allows. */
  limitW: Watt,
  maxDemandW: Watt.nullable(),
  /** Whether a meter of the whole site can be read; without one the site is its piles. */
  isMetered: z.boolean(),
  siteW: z.array(Watt),
  pileW: z.array(Watt),
  pvW: z.array(Watt),
  /** The whole day before. */
  yesterdayW: z.array(Watt),
  /** What all its inverters may give together; 0 where there are none. */
  pvRatedW: Watt,
  /** Energy of the day so far: what the site took, what its PV gave, and what came from the grid. */
  siteWh: Wh,
  pvWh: Wh,
  gridWh: Wh,
  /** The loss rate of the last thirty days that have a record. */
  loss: z.object({ bps: BasisPoints.nullable(), gridWh: Wh, lossWh: Wh }),
  /** The highest quarter of the month so far, and that of the month before up to the same moment. */
  peak: z.object({ w: Watt.nullable(), time: Timestamp.nullable(), beforeW: Watt.nullable() }),
  tariff: z.object({ code: z.string(), version: z.int(), periods: z.array(TariffPeriod) }).nullable(),
})

/** The network since its first order and at this moment, for the cockpit. */
export const CockpitView = z.object({
  at: Timestamp,
  /** Energy, orders and net income of all that was ever charged. */
  energyWh: Wh,
  orders: z.int(),
  incomeFen: Fen,
  /** What it saved, in grams, by the parameter `co2PerKwh4`. */
  co2G: z.int(),
  /** What all transformers may draw together, and the mean power per quarter of an hour. */
  load: z.object({ limitW: Watt, today: z.array(Watt), yesterday: z.array(Watt) }),
  /** The tariff periods of most guns. */
  periods: z.array(TariffPeriod),
  /** Every station with its energy of today. */
  stations: z.array(StationPoint.extend({ powerW: Watt, powerUnknown: z.int(), energyWh: Wh })),
})

const at = service('statistics-service/operationView')

export const operationView = {
  bigScreen: at('bigScreen', ['bigScreen', 'bigScreen3d', 'Home1']).gives(NetworkView).within('normal'),
  bigScreenNetwork: at('bigScreenNetwork', ['bigScreen', 'bigScreen3d']).gives(NetworkDay),
  bigScreenAlarm: at('bigScreenAlarm', 'bigScreen').gives(AlarmScene).within('normal'),
  /** Only for who holds `homeRevenue:query` as well. */
  bigScreenRevenue: at('bigScreenRevenue', 'bigScreen').gives(RevenueScene).within('normal'),
  bigScreenEnergy: at('bigScreenEnergy', 'bigScreen').gives(EnergyScene).within('normal'),
  bigScreenStation: at('bigScreenStation', ['bigScreen', 'bigScreen3d'])
    .takes(z.object({ stationId: Id.optional() }))
    .gives(StationView.nullable()),
  overview: at('overview', 'Home1').gives(CockpitView).within('normal'),
  energy: at('energy', 'energyMonitor')
    .takes(z.object({ stationId: Id }))
    .gives(EnergyView),
  ...analysesAt(at),
}

export type CockpitView = z.input<typeof CockpitView>
export type EnergyView = z.input<typeof EnergyView>
export type NetworkView = z.input<typeof NetworkView>
export type IncomeAnalysis = z.input<typeof operationView.income.output>
export type OperationAnalysis = z.input<typeof operationView.analysis.output>
export type EquipmentAnalysis = z.input<typeof operationView.equipment.output>
export type MemberAnalysis = z.input<typeof operationView.member.output>
