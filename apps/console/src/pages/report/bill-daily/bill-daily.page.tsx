import { billDaily, billDailyReport } from '@ampdeck/api/report/bill-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R8 (screens.md S168). */
export function Page() {
  return <ReportPage id="billDaily" definition={billDailyReport} resource={billDaily} />
}
