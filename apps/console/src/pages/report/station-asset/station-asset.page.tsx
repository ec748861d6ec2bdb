import { stationAsset, stationAssetReport } from '@ampdeck/api/report/station-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R4 (screens.md S164). */
export function Page() {
  return <ReportPage id="stationAsset" definition={stationAssetReport} resource={stationAsset} />
}
