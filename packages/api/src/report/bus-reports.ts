import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/bus')

/** The charges of buses; their depot is the station where they charge. */
export const busDailyReport = reportOf({
  family: 'bus',
  only: 'bus',
  dimensions: ['station', 'plate'],
  grains: ['day'],
  figures: ['orders', 'energyWh', 'startSoc', 'endSoc', 'plannedCharges', 'readyInTime'],
})
export const busDaily = { ...reportCalls(at, 'busDaily', busDailyReport) }

/** Bus companies at their depots. */
export const busLineReport = reportOf({
  family: 'bus',
  calls: { page: 'linePage', sum: 'lineSum', export: 'lineExport' },
  only: 'bus',
  dimensions: ['fleet', 'station', 'team'],
  by: ['fleet', 'station'],
  grains: ['day', 'month'],
  figures: ['cars', 'energyWh', 'payableFen', 'valleyShare', 'plannedCharges', 'readyInTime'],
})
export const busLine = { ...reportCalls(at, 'busLine', busLineReport) }
