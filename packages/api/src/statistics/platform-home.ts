import { z } from 'zod'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus, serviceStatus } from '../enumerations/equipment.ts'
import { Day, Fen, Id, Timestamp, Watt, Wh } from '../wire.ts'
import { Todo } from './todo.ts'

export const GunCounts = z.array(z.object({ status: codeOf(gunStatus), count: z.int() }))

/** A station with open alarms, or with no gun that is reached. */
export const NeedyStation = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  serviceStatus: codeOf(serviceStatus),
  guns: GunCounts,
  /** Open alarms of level 1 to 3. */
  alarms: z.int(),
  /** What its guns deliver at this moment, as far as it is known. */
  powerW: Watt,
  /** How many of its guns charge with a power that nobody knows: they are no part of the sum. */
  powerUnknown: z.int(),
})

/** The to-do strip of the landing and the stations that need somebody, the worst first. */
export const HomeSummary = z.object({
  at: Timestamp,
  todos: z.array(Todo),
  /** Null for callers who do not hold the station list. */
  stations: z.object({ total: z.int(), worst: z.array(NeedyStation) }).nullable(),
})

/**
 * A counter of today against yesterday up to the same second, with the hours of both; of several days against as
 * many before them, with their days.
 */
export const Counter = z.object({
  today: z.int(),
  before: z.int(),
  /** From midnight to the hour that runs. */
  hours: z.array(z.int()),
  /** All of yesterday's. */
  previous: z.array(z.int()),
})

/** The income of a day by kind of fee, in fen, before discounts. */
export const DayFees = z.object({ day: Day, eFeeFen: Fen, sFeeFen: Fen, occupyFeeFen: Fen })

/** Today's figures: each is null for callers who do not hold the dashboard it belongs to. */
export const HomeQuick = z.object({
  at: Timestamp,
  /** Energy, in Wh. */
  energyWh: Counter.extend({ today: Wh, before: Wh }).nullable(),
  /** Finished orders. */
  orders: Counter.nullable(),
  /** Net income, in fen. */
  incomeFen: Counter.nullable(),
  /** Time utilisation, in basis points; also null for callers who see some fleets alone. */
  timeUse: Counter.nullable(),
  guns: GunCounts.nullable(),
  /** The days that are asked for, 14 where it is today alone; today as the last. */
  days: z.array(DayFees).nullable(),
})

/** The status line under every page; each part is null for callers who hold none of the pages that show it. */
export const NetworkStatus = z.object({
  at: Timestamp,
  /** `powerUnknown` of them charge with a power that nobody knows: they are no part of `powerW`. */
  guns: z.object({ all: z.int(), charging: z.int(), powerW: Watt, powerUnknown: z.int() }).nullable(),
  /** The tariff periods that hold at most of these guns; `guns` counts them. */
  tariff: z.object({ guns: z.int(), periods: z.array(TariffPeriod) }).nullable(),
  openAlarms: z.int().nullable(),
})

/**
 * The load curve: mean power per quarter of an hour, in W, of today up to now, of yesterday, and a week ago; and the
 * stations by their state.
 */
export const HomeOverview = z.object({
  at: Timestamp,
  /** Null for callers who do not hold the overview. */
  load: z
    .object({
      /** What all transformers may draw together. */
      limitW: Watt,
      today: z.array(Watt),
      yesterday: z.array(Watt),
      lastWeek: z.array(Watt),
      /** The tariff periods of the station, or those of most guns. */
      periods: z.array(TariffPeriod),
    })
    .nullable(),
  /** How many stations are in each state, and what waits there; null like the load. */
  services: z
    .array(
      z.object({
        serviceStatus: codeOf(serviceStatus),
        stations: z.int(),
        /** Open alarms and work orders; null for callers who do not hold their lists. */
        alarms: z.int().nullable(),
        workOrders: z.int().nullable(),
      }),
    )
    .nullable(),
})

/** Of one station, or of all that the caller may see. */
export const OfStation = z.object({ stationId: Id.optional() })

/** Today, or so many days that end with it. */
export const HOME_DAYS = [1, 7, 30] as const
export const OfDays = OfStation.extend({ days: z.literal([...HOME_DAYS]).default(1) })

const at = service('statistics-service/platformHome')

export const platformHome = {
  status: at('status', 'signedIn').gives(NetworkStatus),
  summary: at('summary', 'home').gives(HomeSummary),
  quick: at('quick', ['home', 'homeOverview']).takes(OfDays).gives(HomeQuick),
  overview: at('overview', ['home', 'homeOverview']).takes(OfStation).gives(HomeOverview),
}

export type HomeSummary = z.input<typeof HomeSummary>
export type HomeQuick = z.input<typeof HomeQuick>
export type HomeOverview = z.input<typeof HomeOverview>
export type NetworkStatus = z.input<typeof NetworkStatus>
