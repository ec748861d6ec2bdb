import { rechargeReport, rechargeReportReport } from '@ampdeck/api/report/bill-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R11 (screens.md S171). */
export function Page() {
  return <ReportPage id="rechargeReport" definition={rechargeReportReport} resource={rechargeReport} />
}
