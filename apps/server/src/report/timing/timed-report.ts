import type { Call } from '@ampdeck/api/contract'
import { resources } from '@ampdeck/api/resources'
import { type ReportKey, reports } from '../export/reports.ts'

/** A report that can be timed: the call that exports it, and its key. */
export interface TimedReport {
  call: Call
  key: ReportKey
}

/** Every export of the contract by its path; a new one can be timed at once. */
const timed = new Map(
  Object.values(resources)
    .flatMap((resource): Call[] => Object.values(resource))
    .flatMap((call): [string, TimedReport][] => {
      const pages = [call.permission].flat().map((key) => /^(\w+):export$/.exec(String(key))?.[1] ?? '')
      // Of a list that two pages show, the report is called by the one.
      const page = pages.find((of) => Object.hasOwn(reports, of))
      return page === undefined ? [] : [[call.path, { call, key: page as ReportKey }]]
    }),
)

/** The report at an address as the console or a stranger writes it: with or without `/`, `/api` and a query. */
export function timedReport(url: string): TimedReport | undefined {
  return timed.get(pathOf(url))
}

/** The contract's path in an address. */
export function pathOf(url: string): string {
  const path = URL.parse(url, 'http://here')?.pathname ?? ''
  return path.replace(/^\/(api\/)?/, '')
}
