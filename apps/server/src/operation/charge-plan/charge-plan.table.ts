import type { CodeOf } from '@ampdeck/api/enumeration'
import type { chargePlanState, planCycle, planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import type { weekday } from '@ampdeck/api/enumerations/tariff'
import type { ColumnType, Generated } from 'kysely'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Which cars stand where and when: what plans and templates have in common. */
interface PlanCars extends Standard {
  name: string
  stationId: number
  groupId: number
  vehicleIds: List<number>
  hours: number
  /** `HH:mm`. */
  arrival: string
  leave: string
  startSoc: number
  targetSoc: number
}

/** Planned charges of a fleet at a station (domain.md §3.2). */
export interface ChargePlanTable extends PlanCars {
  /** One that repeats moves on by a day. */
  fromTime: number
  cycle: Code<typeof planCycle>
  state: Code<typeof chargePlanState>
  templateId: Generated<number | null>
  /** What no plan could cost less than. */
  boundFen: Generated<number>
}

/** A planned charge of one car in one night, and what became of it. */
export interface ChargePlanRunTable extends Standard {
  planId: number
  stationId: number
  groupId: number
  /** The night: when its plan began. */
  fromTime: number
  vehicleId: number
  plate: string
  /** Null where no place was found. */
  gunId: number | null
  plannedStart: number | null
  plannedEnd: number | null
  powerW: number
  maxW: number
  arrival: number
  latestEnd: number
  startSoc: number
  targetSoc: number
  needWh: number
  planFen: number
  atOnceFen: number
  state: Code<typeof planRunState>
  note: ColumnType<CodeOf<typeof planNote> | null, string | null, string | null>
  orderId: Generated<number | null>
  realStart: Generated<number | null>
  realEnd: Generated<number | null>
  endSoc: Generated<number | null>
  energyWh: Generated<number>
  /** The fees of the tariff, before any discount. */
  realFen: Generated<number>
  savedFen: Generated<number | null>
  /** How often a start came to nothing. */
  tries: Generated<number>
  /** When its pile was last asked to stop. */
  stopTime: Generated<number | null>
}

export interface ChargePlanTemplateTable extends PlanCars {
  weekdays: List<CodeOf<typeof weekday>>
  /** `HH:mm`. */
  fromClock: string
}

export const tables = {
  chargePlan: { station: 'stationId', fleet: 'groupId' },
  chargePlanRun: { station: 'stationId', fleet: 'groupId' },
  chargePlanTemplate: { station: 'stationId', fleet: 'groupId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargePlan: ChargePlanTable
    chargePlanRun: ChargePlanRunTable
    chargePlanTemplate: ChargePlanTemplateTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
