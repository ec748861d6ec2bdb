import { stationCharge, stationChargeReport } from '@ampdeck/api/report/station-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R5 (screens.md S165). */
export function Page() {
  return <ReportPage id="stationCharge" definition={stationChargeReport} resource={stationCharge} />
}
