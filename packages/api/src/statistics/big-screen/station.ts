import { z } from 'zod'
import { TariffPeriod } from '../../billing/tariff-period.ts'
import { codeOf } from '../../code-of.ts'
import { gunStatus } from '../../enumerations/equipment.ts'
import { vehicleType } from '../../enumerations/member.ts'
import { alarmLevel } from '../../enumerations/operation.ts'
import { Fen, Id, Timestamp, Watt, Wh } from '../../wire.ts'

/** One gun of the station, with all that its tile says. */
export const StationGun = z.object({
  id: Id,
  /** `03A`: the number of its pile at the station, and its letter. */
  label: z.string(),
  pileId: Id,
  status: codeOf(gunStatus),
  /** Null while it charges and nobody knows it. */
  powerW: Watt.nullable(),
  ratedW: Watt,
  soc: z.number().nullable(),
  tempC: z.number().nullable(),
  /** When its charge is over, by what it has charged so far. */
  doneTime: Timestamp.nullable(),
  /** Since when it is in its status, where that is known. */
  since: Timestamp.nullable(),
  /** Until when it is kept for somebody. */
  reservedTo: Timestamp.nullable(),
  /** Its worst open alarm. */
  alarm: z
    .object({
      level: codeOf(alarmLevel),
      name: z.string(),
      nameEn: z.string().nullable(),
      firstTime: Timestamp,
    })
    .nullable(),
  /** By when the work order at it is due. */
  repairTime: Timestamp.nullable(),
  /** What stands at it, where the car is known. */
  vehicleType: codeOf(vehicleType).nullable(),
})

/** One station as the wall shows it. */
export const StationView = z.object({
  at: Timestamp,
  /** The ten stations that draw most at this moment, and this one. */
  busiest: z.array(Id),
  stationId: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** What its transformer may give, and what it may draw at this moment. */
  transformerW: Watt,
  limitW: Watt,
  guns: z.array(StationGun),
  /** Mean power per quarter of an hour: today up to now, and the whole day before. */
  today: z.array(Watt),
  yesterday: z.array(Watt),
  periods: z.array(TariffPeriod),
  /** Cars that are plugged in and wait for power. */
  waiting: z.object({ guns: z.int(), longestSince: Timestamp.nullable() }),
  /** Bays in which a car stands after its charge, and those of them beyond the free time. */
  occupied: z.object({ guns: z.int(), pastFree: z.int() }),
  /** Energy and net income of today, running charges included. */
  energyWh: Wh,
  incomeFen: Fen,
  /** Its inverters: what they may give together, and what they give now; nothing where there are none. */
  pv: z.object({ ratedW: Watt, activeW: Watt }).nullable(),
})

export type StationGun = z.input<typeof StationGun>
export type StationView = z.input<typeof StationView>
