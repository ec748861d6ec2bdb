import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/member')

/** The charges of members. */
export const memberChargeReport = reportOf({
  family: 'member',
  only: 'member',
  dimensions: ['member', 'memberLevel', 'memberType'],
  by: ['member'],
  grains: ['month', 'day'],
  // A row for each member: twelve months of a large network are more than anybody reads.
  period: 'last30',
  figures: ['orders', 'energyWh', 'paidFen', 'couponFen', 'points', 'daysSince'],
})
export const memberCharge = { ...reportCalls(at, 'memberCharge', memberChargeReport) }

/** Who comes and who goes. */
export const memberGrowthReport = reportOf({
  family: 'member',
  placeless: true,
  calls: { page: 'growthPage', sum: 'growthSum', export: 'growthExport' },
  dimensions: ['registerChannel', 'memberType', 'memberLevel'],
  by: ['registerChannel'],
  grains: ['day', 'month'],
  figures: ['newMembers', 'firstWithin7', 'activeMembers', 'lostMembers', 'cameBack'],
})
export const memberGrowth = { ...reportCalls(at, 'memberGrowth', memberGrowthReport) }
