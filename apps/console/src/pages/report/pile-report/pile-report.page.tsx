import { pileReport, pileReportReport } from '@ampdeck/api/report/station-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R7 (screens.md S167). */
export function Page() {
  return <ReportPage id="pileReport" definition={pileReportReport} resource={pileReport} />
}
