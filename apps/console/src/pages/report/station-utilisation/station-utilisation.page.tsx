import { stationUtilisation, stationUtilisationReport } from '@ampdeck/api/report/station-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R6 (screens.md S166). */
export function Page() {
  return (
    <ReportPage id="stationUtilisation" definition={stationUtilisationReport} resource={stationUtilisation} />
  )
}
