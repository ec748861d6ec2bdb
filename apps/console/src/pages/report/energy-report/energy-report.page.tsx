import { energyReport, energyReportReport } from '@ampdeck/api/report/energy-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R19 (screens.md S182). */
export function Page() {
  return <ReportPage id="energyReport" definition={energyReportReport} resource={energyReport} />
}
