import { busLine, busLineReport } from '@ampdeck/api/report/bus-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R14 (screens.md S174). */
export function Page() {
  return <ReportPage id="busLine" definition={busLineReport} resource={busLine} />
}
