import { fleetCarReport, fleetCarReportReport } from '@ampdeck/api/report/fleet-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R16 (screens.md S176). */
export function Page() {
  return <ReportPage id="fleetCarReport" definition={fleetCarReportReport} resource={fleetCarReport} />
}
