import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/energy')
const pv = service('report-service/pv')

/** What sites take from the grid, and what becomes of it. */
export const energyReportReport = reportOf({
  family: 'energy',
  dimensions: ['station', 'meter', 'operatingUnit', 'city'],
  by: ['station'],
  grains: ['day', 'month', 'whole'],
  figures: [
    'gridWh',
    'gridSharpWh',
    'gridPeakWh',
    'gridFlatWh',
    'gridValleyWh',
    'siteMeterWh',
    'sitePileWh',
    'auxWh',
    'lossWh',
    'pvWh',
    'demandPeakW',
    'purchaseFen',
    'marginPrice4',
    'lossRate',
    'selfUse',
  ],
})
export const energyReport = {
  ...reportCalls(at, 'energyReport', energyReportReport),
}

/** What PV gives, and how much of it is used where it is made. */
export const pvReportReport = reportOf({
  family: 'energy',
  dimensions: ['station', 'inverter', 'operatingUnit'],
  by: ['station'],
  grains: ['day', 'month', 'whole'],
  figures: [
    'pvWh',
    'pvUsedWh',
    'fedInWh',
    'selfUse',
    'fullLoadMinutes',
    'pvFaultMinutes',
    'pvStandbyMinutes',
    'pvOtherMinutes',
  ],
})
export const pvReport = {
  ...reportCalls(pv, 'pvReport', pvReportReport),
}
