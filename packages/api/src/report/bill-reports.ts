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

/** Bills by day. */
export const billDailyReport = reportOf({
  family: 'bill',
  dimensions: ['station', 'channel'],
  grains: ['day'],
  figures: BILL,
  chart: 'payableFen',
})
export const billDaily = { ...reportCalls(at, 'billDaily', billDailyReport) }

/** Bills by month, each beside the month before. */
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

/** Energy and fees by tariff period. */
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

/** Recharges and refunds. */
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
