import { z } from 'zod'
import { service } from '../contract.ts'
import { commonFilters, FigureGroup, reportCalls, reportOf, Span } from '../figures/report.ts'
import { Fen, Id, Wh } from '../wire.ts'

const at = service('dataanalysis-service/stationCostModelIncome')

/** What each version of a billing model brought in. */
export const stationCostModelIncomeReport = reportOf({
  family: 'station',
  dimensions: ['costModelVersion', 'station', 'period'],
  by: ['costModelVersion'],
  grains: ['whole', 'month', 'day'],
  figures: [
    'incomeFen',
    'price4',
    'valleyShare',
    'orders',
    'energyWh',
    'lineWh',
    'lineEnergyFeeFen',
    'lineServiceFeeFen',
    'linePrice4',
  ],
})

/** Energy and service fees of past orders, before discounts: as they were billed, and as another model bills them. */
const fees = { orders: z.int(), energyWh: Wh, billedFen: Fen, otherFen: Fen }

/** More orders than this are not billed anew while somebody waits. */
export const MAX_SIMULATED = 50_000

/**
 * Bills the orders of a period anew by the version of another model that is in force. The energy of a bill's line is
 * taken to have flowed evenly; exclusive prices, discounts and coupons are left out of both sides.
 */
const Simulation = z.object({
  period: Span,
  total: z.object(fees),
  /** The largest difference first. */
  stations: z.array(z.object({ station: FigureGroup, ...fees })),
})

export const stationCostModelIncome = {
  ...reportCalls(at, 'stationCostModelIncome', stationCostModelIncomeReport),
  simulate: at('simulate', 'stationCostModelIncome')
    .takes(z.object({ ...commonFilters, costModelId: Id }))
    .gives(Simulation)
    .fails('report.tooLong', {
      'costModel.noVersion': ['This model has no version in force', '该模型没有生效中的版本'],
    })
    .within('file'),
}

export type Simulation = z.input<typeof Simulation>
