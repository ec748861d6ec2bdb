import { platformOperationReport } from '@ampdeck/api/report/platform-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'platformOperation',
  ['Platform operation report', '平台运营报表'],
  platformOperationReport,
)
