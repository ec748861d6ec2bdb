import { fleetBillReport, fleetBillReportReport } from '@ampdeck/api/report/fleet-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R15 (screens.md S175). */
export function Page() {
  return <ReportPage id="fleetBillReport" definition={fleetBillReportReport} resource={fleetBillReport} />
}
