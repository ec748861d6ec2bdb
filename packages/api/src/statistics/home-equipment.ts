import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { alarmLevel } from '../enumerations/operation.ts'
import { FigureGroup } from '../figures/report.ts'
import { BasisPoints, Day, Timestamp } from '../wire.ts'
import { OfStation } from './platform-home.ts'

/** So many days that end with today. */
export const ALARM_DAYS = [7, 30] as const

const Rates = z.object({
  /** Online rate. */
  onlineRate: BasisPoints.nullable(),
  /** Availability. */
  available: BasisPoints.nullable(),
})

/** H13 to H15: whether guns can be used, what went wrong, and what stands there. */
export const HomeEquipment = z.object({
  at: Timestamp,
  /** The last 24 hours, and as long before. */
  now: Rates,
  before: Rates,
  /** Hour by hour; the last one runs. */
  hours: z.array(Rates.extend({ time: Timestamp })),
  alarms: z.array(z.object({ day: Day, level: codeOf(alarmLevel), count: z.int() })),
  /** Piles by their type and the version of their main firmware, which may be unknown. */
  piles: z.array(z.object({ type: FigureGroup, firmware: z.string().nullable(), count: z.int() })),
})

const at = service('operation-service/monitor')

export const homeEquipment = {
  summary: at('summary', 'homeEquipment')
    .takes(OfStation.extend({ days: z.literal([...ALARM_DAYS]).default(7) }))
    .gives(HomeEquipment),
}

export type HomeEquipment = z.input<typeof HomeEquipment>
