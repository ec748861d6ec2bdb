import type { CostModelRow } from '@ampdeck/api/config/cost-model'

/** Yuan per kWh with the four decimals in which prices are set. */
export const averagePrice = ({ averagePrice4 }: CostModelRow) => (averagePrice4 / 10_000).toFixed(4)
