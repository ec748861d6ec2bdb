import type { Call } from '@ampdeck/api/contract'
import { type CallNames, callName, type ReportDefinition } from '@ampdeck/api/figures/report'
import type { Rows } from '../database/rows.ts'
import type { Handlers, Request } from '../http/context.ts'
import type { Jobs } from '../jobs/job-kind.ts'
import { startExport } from '../report/export/export-file.service.ts'
import type { Report } from '../report/export/report.ts'
import { pageOfRows, type ReportRequest, reportSum } from './report-figures.service.ts'

type Paged = ReportRequest & { current: number; pageSize: number }

/** A page of the rows of a report, as lists read it. */
export async function reportPage(rows: Rows, definition: ReportDefinition, input: Paged) {
  const { current, pageSize } = input
  const { found, start, total } = await pageOfRows(rows, definition, input)
  const records = found.map(({ time, names, values, change, share }, nth) => ({
    id: start + nth + 1,
    time,
    ...Object.fromEntries(definition.dimensions.map((one) => [one, names[one] ?? null])),
    ...values,
    change,
    share,
  }))
  return { records, total, current, pageSize }
}

/** The answers to the three calls of a report, under their names. */
export function reportHandlers<R extends Readonly<Record<string, Call>>>(
  jobs: Pick<Jobs, 'send'>,
  definition: ReportDefinition,
  report: Report<ReportRequest>,
): Handlers<R> {
  const handlers = {
    page: ({ rows, input }: Request<Call> & { input: Paged }) => reportPage(rows, definition, input),
    sum: ({ rows, input }: Request<Call> & { input: ReportRequest }) => reportSum(rows, definition, input),
    export: (request: Request<Call>) => startExport(request, jobs, report),
  }
  const named = Object.entries(handlers).map(([call, handle]) => [
    callName(definition, call as keyof CallNames),
    handle,
  ])
  // The names are those of the contract's calls; only `Object.fromEntries` cannot say it.
  return Object.fromEntries(named) as Handlers<R>
}
