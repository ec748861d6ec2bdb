import { registryOf } from '../../foundation/find-exports.ts'
import type { Report } from './report.ts'

/** Every report by its page: the export `report` of each file `*.report.ts`. */
export const allReports = registryOf<Report, string>('report', 'report', ({ page }) => page)

/** Nothing for a report that is no more, or not yet here: an export may outlive the server that started it. */
export async function reportOf(page: string): Promise<Report | undefined> {
  return (await allReports()).get(page)
}
