import { memberGrowth, memberGrowthReport } from '@ampdeck/api/report/member-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R18 (screens.md S178). */
export function Page() {
  return <ReportPage id="memberGrowth" definition={memberGrowthReport} resource={memberGrowth} />
}
