import { billPeriod, billPeriodReport } from '@ampdeck/api/report/bill-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R10 (screens.md S170). */
export function Page() {
  return <ReportPage id="billPeriod" definition={billPeriodReport} resource={billPeriod} />
}
