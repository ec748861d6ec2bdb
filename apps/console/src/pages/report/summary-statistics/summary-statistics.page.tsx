import { summaryStatistics, summaryStatisticsReport } from '@ampdeck/api/report/platform-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R2 (screens.md S162). */
export function Page() {
  return (
    <ReportPage id="summaryStatistics" definition={summaryStatisticsReport} resource={summaryStatistics} />
  )
}
