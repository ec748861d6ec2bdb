import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const BILL = [
  'orders',
  'energyWh',
  'eFeeFen',
  'sFeeFen',
  'occupyFeeFen',
  'discountFen',
  'couponFen',
  'payableFen',
  'paidFen',
  'owedFen',
  'abnormalOrders',
] as const

const at = service('report-service/bill')

/** R8: bills by day (screens.md S168). */
export const billDailyReport = reportOf({
  family: 'bill',
  dimensions: ['station', 'channel'],
  grains: ['day'],
  figures: BILL,
  chart: 'payableFen',
})
export const billDaily = { ...reportCalls(at, 'billDaily', billDailyReport) }

/** R9: bills by month, each beside the month before (screens.md S169). */
export const billMonthlyReport = reportOf({
  family: 'bill',
  calls: { page: 'monthPage', sum: 'monthSum', export: 'monthExport' },
  dimensions: ['station', 'memberType'],
  grains: ['month'],
  figures: BILL,
  chart: 'payableFen',
  compares: 'payableFen',
})
export const billMonthly = { ...reportCalls(at, 'billMonthly', billMonthlyReport) }

/** R10: energy and fees by tariff period (screens.md S170). */
export const billPeriodReport = reportOf({
  family: 'bill',
  calls: { page: 'periodPage', sum: 'periodSum', export: 'periodExport' },
  dimensions: ['station', 'period'],
  by: ['station', 'period'],
  grains: ['day', 'month'],
  figures: ['lineWh', 'lineEnergyFeeFen', 'lineServiceFeeFen', 'linePrice4'],
  shares: 'lineWh',
})
export const billPeriod = { ...reportCalls(at, 'billPeriod', billPeriodReport) }

/** R11: recharges and refunds (screens.md S171). */
export const rechargeReportReport = reportOf({
  family: 'bill',
  placeless: true,
  dimensions: ['rechargeType', 'accountType'],
  by: ['rechargeType'],
  grains: ['day', 'month'],
  figures: [
    'recharges',
    'rechargeFen',
    'giftFen',
    'refunds',
    'refundFen',
    'refundApprovedFen',
    'refundRefusedFen',
    'refundHungFen',
    'balanceFen',
  ],
  chart: 'rechargeFen',
})
export const rechargeReport = {
  ...reportCalls(service('report-service/recharge'), 'rechargeReport', rechargeReportReport),
}
