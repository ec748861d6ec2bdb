import { alarmReport, alarmReportReport } from '@ampdeck/api/report/alarm-reports'
import { ReportPage } from '../../../report/report-page.tsx'

/** R22 (screens.md S185). */
export function Page() {
  return <ReportPage id="alarmReport" definition={alarmReportReport} resource={alarmReport} />
}
