import { z } from 'zod'
import { codeOf } from '../../code-of.ts'
import { alarmHandling, alarmLevel, dutyShift, workOrderState } from '../../enumerations/operation.ts'
import { StationAlarms } from '../../operation/monitor-alarm.ts'
import { Id, Timestamp } from '../../wire.ts'

/** Where something is: at a station, and mostly at a pile or one of its guns. */
const place = {
  stationName: z.string().nullable(),
  stationNameEn: z.string().nullable(),
  pileCode: z.string().nullable(),
  gunLetter: z.int().nullable(),
}

/** What is open, who works at it and how long that takes. */
export const AlarmScene = z.object({
  at: Timestamp,
  /** The worst open alarm of level 1 or 2, of those first that nobody has taken. */
  worst: z
    .object({
      id: Id,
      level: codeOf(alarmLevel),
      handling: codeOf(alarmHandling),
      name: z.string(),
      nameEn: z.string().nullable(),
      info: z.string().nullable(),
      ...place,
      firstTime: Timestamp,
      count: z.int(),
      /** Of its work order; before there is one, what the level gives from its beginning on. */
      deadline: Timestamp,
      assignedTo: z.string().nullable(),
    })
    .nullable(),
  /** Open alarms by level; every level is there. */
  levels: z.array(z.object({ level: codeOf(alarmLevel), count: z.int() })),
  /** The open alarms themselves, the worst first; of very many not all. */
  alarms: z.array(z.object({ id: Id, level: codeOf(alarmLevel), firstTime: Timestamp })),
  /** The stations at which an alarm is open, the worst first. */
  stations: z.array(StationAlarms),
  stationCount: z.int(),
  /** Work orders that are not done. */
  workOrders: z.array(z.object({ state: codeOf(workOrderState), count: z.int() })),
  /** Those that must be done next. */
  next: z.array(
    z.object({
      id: Id,
      level: codeOf(alarmLevel),
      state: codeOf(workOrderState),
      ...place,
      repairUserName: z.string().nullable(),
      deadline: Timestamp.nullable(),
    }),
  ),
  /** Who repairs today, with the shift of the roster where it has one. */
  people: z.array(
    z.object({ id: Id, name: z.string(), shift: codeOf(dutyShift).nullable(), openCount: z.int() }),
  ),
  /** Mean time to recovery of the last seven days, and of the seven before them up to the same hour; null where nothing recovered. */
  repairMinutes: z.object({ value: z.int().nullable(), before: z.int().nullable() }),
  recovered: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      ...place,
      firstTime: Timestamp,
      recoverTime: Timestamp,
    }),
  ),
})

export type AlarmScene = z.input<typeof AlarmScene>
