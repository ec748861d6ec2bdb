import { nextReportDate, type TIMING_CYCLES } from '@ampdeck/validation/forms'

/*
 * The calendar of timed reports, on days written `YYYY-MM-DD`. The first report comes one cycle after the start. Days
 * are added for cycles 1 and 7. Cycle 30 is the natural month: after its first report it comes on the same day of every
 * following month (the last day where a month is shorter), so that each month before is reported once, none
 * twice.
 */

export type TimingCycle = (typeof TIMING_CYCLES)[number]

const NATURAL_MONTH = 30

/** The first day of the plan that is later than `after`. */
export function nextRun(start: string, cycle: TimingCycle, after: string): string {
  const first = nextReportDate(start, cycle)
  if (after < first) return first
  if (cycle !== NATURAL_MONTH) {
    const passed = Math.floor(daysBetween(first, after) / cycle)
    return addDays(first, (passed + 1) * cycle)
  }
  const months = monthsBetween(first, after)
  const inMonth = addMonths(first, months)
  return inMonth > after ? inMonth : addMonths(first, months + 1)
}

/** The latest day of the plan that is not later than `today`: what a server that was down for a while catches up with. */
export function lastDue(start: string, cycle: TimingCycle, today: string): string | undefined {
  const first = nextReportDate(start, cycle)
  if (today < first) return undefined
  if (cycle !== NATURAL_MONTH) {
    return addDays(first, Math.floor(daysBetween(first, today) / cycle) * cycle)
  }
  const months = monthsBetween(first, today)
  const inMonth = addMonths(first, months)
  return inMonth <= today ? inMonth : addMonths(first, months - 1)
}

/** What a report of that day covers: the day before, the seven days before, or the natural month before. */
export function reportPeriod(day: string, cycle: TimingCycle): { from: string; to: string } {
  if (cycle !== NATURAL_MONTH) return { from: addDays(day, -cycle), to: addDays(day, -1) }
  const to = addDays(`${day.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

function addDays(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}

/** The same day of a later month, or that month's last. */
function addMonths(day: string, months: number): string {
  const date = dateOf(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return dayOf(date)
}

function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000)
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [dateOf(from), dateOf(to)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
