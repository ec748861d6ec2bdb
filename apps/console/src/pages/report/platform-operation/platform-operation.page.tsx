import { platformOperation, platformOperationReport } from '@ampdeck/api/report/platform-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R3 (screens.md S163). */
export function Page() {
  return (
    <ReportPage id="platformOperation" definition={platformOperationReport} resource={platformOperation} />
  )
}
