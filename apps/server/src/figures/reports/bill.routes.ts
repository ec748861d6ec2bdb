import {
  billDaily,
  billDailyReport,
  billMonthly,
  billMonthlyReport,
  billPeriod,
  billPeriodReport,
  rechargeReport,
  rechargeReportReport,
} from '@ampdeck/api/report/bill-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as dailyFile } from './bill-daily.report.ts'
import { report as monthlyFile } from './bill-monthly.report.ts'
import { report as periodFile } from './bill-period.report.ts'
import { report as rechargeFile } from './recharge-report.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, billDaily, reportHandlers(server.jobs, billDailyReport, dailyFile))
  serve(app, server, billMonthly, reportHandlers(server.jobs, billMonthlyReport, monthlyFile))
  serve(app, server, billPeriod, reportHandlers(server.jobs, billPeriodReport, periodFile))
  serve(app, server, rechargeReport, reportHandlers(server.jobs, rechargeReportReport, rechargeFile))
}
