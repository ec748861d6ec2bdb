import { pvReport, pvReportReport } from '@ampdeck/api/report/energy-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R21 (screens.md S184). */
export function Page() {
  return <ReportPage id="pvReport" definition={pvReportReport} resource={pvReport} />
}
