import { pathOfAddress } from '@ampdeck/api/client/address'
import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import type { Report } from '../export/report.ts'
import { allReports } from '../export/reports.ts'

/** A report that can be timed, and the call that exports it. */
export interface TimedReport {
  call: Call
  report: Report
}

/** Every call of the contract by its path. */
const calls = new Map(everyCall.map(({ call }) => [call.path, call]))

/** The report at an address as the console or a stranger writes it: with or without `/`, `/api` and a query. */
export async function timedReport(url: string): Promise<TimedReport | undefined> {
  const call = calls.get(pathOf(url))
  if (!call) return undefined
  const reports = await allReports()
  // Of a list that two pages show, the report is called by the one.
  const pages = [call.permission].flat().map((key) => /^(\w+):export$/.exec(String(key))?.[1] ?? '')
  const report = pages.map((page) => reports.get(page)).find((found) => found !== undefined)
  return report && { call, report }
}

/** The contract's path in an address. */
export function pathOf(url: string): string {
  return pathOfAddress(URL.parse(url, 'http://here')?.pathname ?? '')
}
