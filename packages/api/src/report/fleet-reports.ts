import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/fleet')

/** The bills of fleets. */
export const fleetBillReportReport = reportOf({
  family: 'fleet',
  only: 'fleet',
  dimensions: ['fleet', 'team'],
  by: ['fleet'],
  grains: ['month'],
  figures: [
    'cars',
    'orders',
    'energyWh',
    'eFeeFen',
    'sFeeFen',
    'contractSavingFen',
    'payableFen',
    'paidFen',
    'owedFen',
    'creditLeftFen',
  ],
  chart: 'payableFen',
})
export const fleetBillReport = { ...reportCalls(at, 'fleetBillReport', fleetBillReportReport) }

/** The charges of the cars of fleets. */
export const fleetCarReportReport = reportOf({
  family: 'fleet',
  calls: { page: 'carPage', sum: 'carSum', export: 'carExport' },
  only: 'fleet',
  dimensions: ['fleet', 'plate', 'member'],
  by: ['fleet', 'plate'],
  grains: ['month', 'day'],
  figures: ['orders', 'energyWh', 'payableFen', 'energyPerOrderWh', 'overLimitTries'],
})
export const fleetCarReport = { ...reportCalls(at, 'fleetCarReport', fleetCarReportReport) }
