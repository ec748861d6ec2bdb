import { busDaily, busDailyReport } from '@ampdeck/api/report/bus-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R13 (screens.md S173). */
export function Page() {
  return <ReportPage id="busDaily" definition={busDailyReport} resource={busDaily} />
}
