import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/dataStatistics')

/** What charges come to. */
export const summaryStatisticsReport = reportOf({
  family: 'platform',
  calls: { page: 'summaryStatistics', sum: 'summarySum', export: 'summaryExport' },
  dimensions: ['operatingUnit', 'station', 'memberType'],
  by: ['operatingUnit'],
  grains: ['day', 'month'],
  figures: [
    'orders',
    'energyWh',
    'eFeeFen',
    'sFeeFen',
    'occupyFeeFen',
    'discountFen',
    'couponFen',
    'incomeFen',
    'energyPerOrderWh',
    'minutesPerOrder',
    'payablePerOrderFen',
  ],
  chart: 'incomeFen',
})
export const summaryStatistics = { ...reportCalls(at, 'summaryStatistics', summaryStatisticsReport) }

/** What stands at the stations of operating units. */
export const operatorAssetReport = reportOf({
  family: 'platform',
  calls: { page: 'operatorAsset', sum: 'operatorAssetSummary', export: 'operatorAssetExport' },
  dimensions: ['operatingUnit', 'city'],
  by: ['operatingUnit'],
  grains: ['whole'],
  figures: ['stations', 'acPiles', 'dcPiles', 'guns', 'ratedW', 'transformerW', 'onlineRate', 'idleGuns'],
  chart: 'guns',
})
export const operatorAsset = { ...reportCalls(at, 'operatorAsset', operatorAssetReport) }

/** The platform as a whole. */
export const platformOperationReport = reportOf({
  family: 'platform',
  dimensions: ['seller', 'city', 'operationType'],
  by: ['seller'],
  grains: ['day', 'month', 'whole'],
  figures: [
    'orders',
    'energyWh',
    'incomeFen',
    'timeUsed',
    'activeMembers',
    'newMembers',
    'startSuccess',
    'stations',
    'guns',
  ],
  chart: 'incomeFen',
})
export const platformOperation = {
  ...reportCalls(service('report-service/platform'), 'platformOperation', platformOperationReport),
}
