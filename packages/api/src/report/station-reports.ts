import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/dataStatistics')

/** Charging by station, pile and gun. */
export const stationChargeReport = reportOf({
  family: 'station',
  calls: { page: 'chargeData', sum: 'chargeDataSum', export: 'chargeDataExport' },
  dimensions: ['station', 'pile', 'gun'],
  by: ['station'],
  grains: ['day', 'hour', 'month'],
  figures: [
    'orders',
    'chargeMinutes',
    'energyWh',
    'sharpWh',
    'peakWh',
    'flatWh',
    'valleyWh',
    'eFeeFen',
    'sFeeFen',
    'incomeFen',
    'energyPerOrderWh',
    'minutesPerOrder',
    'payablePerOrderFen',
  ],
  chart: 'energyWh',
})
export const stationCharge = {
  ...reportCalls(at, 'stationCharge', stationChargeReport),
}

/** What stands at each station. */
export const stationAssetReport = reportOf({
  family: 'station',
  calls: { page: 'stationAsset', sum: 'stationAssetSummary', export: 'stationAssetExport' },
  dimensions: ['station', 'operationType', 'city'],
  by: ['station'],
  grains: ['whole'],
  figures: [
    'piles',
    'acPiles',
    'dcPiles',
    'guns',
    'acGuns',
    'dcGuns',
    'ratedW',
    'commissioned',
    'warrantyEnd',
    'transformerW',
    'pvW',
    'idleGuns',
  ],
  chart: 'ratedW',
})
export const stationAsset = {
  ...reportCalls(service('report-service/dataStatistics'), 'stationAsset', stationAssetReport),
}

/** How the guns of stations are used. */
export const stationUtilisationReport = reportOf({
  family: 'station',
  dimensions: ['station', 'hourOfDay', 'weekday'],
  by: ['station'],
  grains: ['day', 'hour', 'month', 'whole'],
  figures: ['timeUsed', 'powerUsed', 'energyPerGunDayWh', 'pilePeakW', 'onlineRate', 'available'],
  heat: 'timeUsed',
})
export const stationUtilisation = {
  ...reportCalls(service('report-service/station'), 'stationUtilisation', stationUtilisationReport),
}

/** Piles, their types and makers. */
export const pileReportReport = reportOf({
  family: 'station',
  dimensions: ['pile', 'pileType', 'manufacturer'],
  by: ['pile'],
  grains: ['day', 'month', 'whole'],
  figures: [
    'orders',
    'energyWh',
    'timeUsed',
    'available',
    'startSuccess',
    'faults',
    'minutesBetweenFaults',
    'repairMinutes',
  ],
})
export const pileReport = {
  ...reportCalls(service('report-service/pile'), 'pileReport', pileReportReport),
}
