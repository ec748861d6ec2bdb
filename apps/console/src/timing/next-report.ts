import type { ExportTiming } from '@ampdeck/api/config/export-timing'
import { nextReportDate, TIMING_CYCLES } from '@ampdeck/validation/forms'

type Plan = Pick<ExportTiming, 'startDate' | 'timingCycle'>

/**
 * The day of the next report: the start plus the days of the cycle (requirements.md §5). A plan that runs already, and that
 * nobody changes, goes on as the server says. Nothing while the start is no day yet.
 */
export function nextReport(plan: Plan, saved: (Plan & { nextDate: string }) | undefined): string | undefined {
  const { startDate, timingCycle } = plan
  if (saved && saved.startDate === startDate && saved.timingCycle === timingCycle) return saved.nextDate
  const isDay = /^\d{4}-\d\d-\d\d$/.test(startDate) && Number.isFinite(Date.parse(startDate))
  return isDay && TIMING_CYCLES.includes(timingCycle) ? nextReportDate(startDate, timingCycle) : undefined
}
