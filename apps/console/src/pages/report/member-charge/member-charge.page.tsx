import { memberCharge, memberChargeReport } from '@ampdeck/api/report/member-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R17 (screens.md S177). */
export function Page() {
  return <ReportPage id="memberCharge" definition={memberChargeReport} resource={memberCharge} />
}
