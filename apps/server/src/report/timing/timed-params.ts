import type { TimedReport } from './timed-report.ts'
import { reportPeriod, type TimingCycle } from './timing-dates.ts'

/** The filter that was saved: JSON, or a query string as it stands in an address. Nothing for what is neither. */
export function savedParams(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The filter of one run. A report over time moves with its cycle: each pair of fields `…From` and `…To` that was set is
 * replaced by the period of the run, and where none was set the report's first pair gets it.
 */
export function paramsOfRun(
  saved: Record<string, unknown>,
  fields: readonly string[],
  { day, cycle }: { day: string; cycle: TimingCycle },
): { params: Record<string, unknown>; period: { from: string; to: string } | undefined } {
  const pairs = fields
    .filter((field) => field.endsWith('From'))
    .map((field) => field.slice(0, -'From'.length))
    .filter((stem) => fields.includes(`${stem}To`))
  const isSet = (stem: string) => Boolean(saved[`${stem}From`] || saved[`${stem}To`])
  const moved = pairs.some(isSet) ? pairs.filter(isSet) : pairs.slice(0, 1)
  if (moved.length === 0) return { params: saved, period: undefined }
  const period = reportPeriod(day, cycle)
  const dates = moved.flatMap((stem) => [
    [`${stem}From`, period.from],
    [`${stem}To`, period.to],
  ])
  return { params: { ...saved, ...Object.fromEntries(dates) }, period }
}

/** The fields of a report's filter. */
export function fieldsOf({ call }: TimedReport): string[] {
  return 'shape' in call.input && call.input.shape ? Object.keys(call.input.shape) : []
}
