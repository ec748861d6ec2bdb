import type { CodeOf } from '@ampdeck/api/enumeration'
import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { addDays, weekdayOf } from '../../inputs/calendar/days.ts'

export type DutyShiftCode = CodeOf<typeof dutyShift>

const { day, night, rest } = dutyShift.code

/** A member of the team. */
export interface DutyPerson {
  /** What `userId` of a duty names. */
  id: number
  /** At the head of the row, and at the beginning of the name of each of its cells. */
  name: string
  /** Team or telephone, muted below the name. */
  note?: string
}

/** One shift of one person on one day. */
export interface Duty {
  userId: number
  /** `YYYY-MM-DD`, the day on which the shift begins. */
  date: string
  shift: DutyShiftCode
}

/** How many people each shift needs. */
export interface DutyNeed {
  day: number
  night: number
}

/** 08:00 to 20:00 and 20:00 to 08:00, in minutes from midnight of the shift's day. */
const usualHours: Readonly<Record<'day' | 'night', readonly [from: number, to: number]>> = {
  day: [480, 1_200],
  night: [1_200, 1_920],
}

/** The least rest between two shifts, in minutes: eleven hours. */
const LEAST_REST = 660

/**
 * What is wrong with a person's day: `double` works twice, `restWorked` works on a day of rest, `shortRest` begins
 * less than eleven hours after the shift of the day before ended.
 */
export interface DutyConflict {
  readonly userId: number
  readonly date: string
  readonly kind: 'double' | 'restWorked' | 'shortRest'
  /** Rest in minutes, for `shortRest`. */
  readonly minutes: number
}

/** The days from one on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(date, index))
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) > 5
}

const keyOf = ({ userId, date }: Pick<Duty, 'userId' | 'date'>) => `${userId} ${date}`

/** The shifts by person and day; a day without one is absent. */
export function byCell(duties: readonly Duty[]): ReadonlyMap<string, readonly Duty[]> {
  return Map.groupBy(duties, keyOf)
}

/** All conflicts, one of each kind per person and day at most. */
export function conflictsOf(
  duties: readonly Duty[],
  hours = usualHours,
  leastRest = LEAST_REST,
): DutyConflict[] {
  const cells = byCell(duties)
  const spanOf = ({ shift }: Duty) => (shift === day ? hours.day : shift === night ? hours.night : undefined)

  return [...cells.values()].flatMap((cell) => {
    const [first] = cell
    if (!first) return []
    const { userId, date } = first
    const conflict = (kind: DutyConflict['kind'], minutes = 0): DutyConflict => ({
      userId,
      date,
      kind,
      minutes,
    })
    const spans = cell.flatMap((duty) => [spanOf(duty) ?? []].filter((span) => span.length === 2))
    const before = cells.get(keyOf({ userId, date: addDays(date, -1) })) ?? []
    const ended = Math.max(...before.flatMap((duty) => spanOf(duty)?.[1] ?? []), Number.NEGATIVE_INFINITY)
    const begins = Math.min(...spans.map(([from]) => from as number), Number.POSITIVE_INFINITY)
    const pause = begins + 1_440 - ended

    return [
      ...(spans.length > 1 ? [conflict('double')] : []),
      ...(spans.length > 0 && cell.some(({ shift }) => shift === rest) ? [conflict('restWorked')] : []),
      ...(pause < leastRest ? [conflict('shortRest', Math.max(pause, 0))] : []),
    ]
  })
}

/** A shift with fewer people than it needs. */
export interface DutyGap {
  readonly date: string
  readonly shift: DutyShiftCode
  readonly have: number
  readonly need: number
}

/** How many people each day and night has. */
export function coverageOf(duties: readonly Duty[], days: readonly string[], need: DutyNeed): DutyGap[] {
  const counts = new Map<string, Set<number>>()
  for (const { userId, date, shift } of duties) {
    const key = `${date} ${shift}`
    counts.set(key, (counts.get(key) ?? new Set()).add(userId))
  }
  return days.flatMap((date) =>
    ([day, night] as const).map((shift) => ({
      date,
      shift,
      have: counts.get(`${date} ${shift}`)?.size ?? 0,
      need: shift === day ? need.day : need.night,
    })),
  )
}

/** Where people are missing. */
export function gapsOf(duties: readonly Duty[], days: readonly string[], need: DutyNeed): DutyGap[] {
  return coverageOf(duties, days, need).filter(({ have, need: wanted }) => have < wanted)
}

/** One cell: what stands there is replaced; nothing clears it. */
export function setShift(
  duties: readonly Duty[],
  userId: number,
  date: string,
  shift: DutyShiftCode | undefined,
): Duty[] {
  const others = duties.filter((duty) => keyOf(duty) !== keyOf({ userId, date }))
  return shift === undefined ? others : [...others, { userId, date, shift }]
}

/** A cell by its person and day. */
export type DutyCell = Pick<Duty, 'userId' | 'date'>

/** Two cells change places; an empty one takes what the other had. No shift is lost, and twice is as before. */
export function swapCells(duties: readonly Duty[], from: DutyCell, to: DutyCell): Duty[] {
  const [a, b] = [keyOf(from), keyOf(to)]
  return duties.map((duty) => {
    if (keyOf(duty) === a) return { ...duty, userId: to.userId, date: to.date }
    if (keyOf(duty) === b) return { ...duty, userId: from.userId, date: from.date }
    return duty
  })
}

/** The week from a Monday replaces the week from another one, for everybody. */
export function copyWeek(duties: readonly Duty[], from: string, to: string): Duty[] {
  const source = daysFrom(from, 7)
  const target = daysFrom(to, 7)
  const copies = duties.flatMap((duty) => {
    const place = source.indexOf(duty.date)
    return place < 0 ? [] : [{ ...duty, date: target[place] ?? to }]
  })
  return [...duties.filter(({ date }) => !target.includes(date)), ...copies]
}
