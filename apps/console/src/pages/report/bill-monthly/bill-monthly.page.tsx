import { billMonthly, billMonthlyReport } from '@ampdeck/api/report/bill-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R9 (screens.md S169). */
export function Page() {
  return <ReportPage id="billMonthly" definition={billMonthlyReport} resource={billMonthly} />
}
