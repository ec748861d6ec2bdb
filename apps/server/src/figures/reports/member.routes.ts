import {
  memberCharge,
  memberChargeReport,
  memberGrowth,
  memberGrowthReport,
} from '@ampdeck/api/report/member-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as memberChargeFile } from './member-charge.report.ts'
import { report as memberGrowthFile } from './member-growth.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, memberCharge, reportHandlers(server.jobs, memberChargeReport, memberChargeFile))
  serve(app, server, memberGrowth, reportHandlers(server.jobs, memberGrowthReport, memberGrowthFile))
}
