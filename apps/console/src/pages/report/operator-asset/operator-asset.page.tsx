import { operatorAsset, operatorAssetReport } from '@ampdeck/api/report/platform-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R1 (screens.md S161). */
export function Page() {
  return <ReportPage id="operatorAsset" definition={operatorAssetReport} resource={operatorAsset} />
}
