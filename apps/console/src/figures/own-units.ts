import { type FigureUnit, HOUR, YUAN_PER_KWH } from '@ampdeck/api/figures/figure'

/** Units that charts and lists do not know: how much of the wire is one, and its decimals. */
export const ownUnits = {
  price: { per: YUAN_PER_KWH, decimals: 4, unit: ['yuan/kWh', '元/kWh'] },
  hours: { per: HOUR, decimals: 1, unit: ['h', '小时'] },
} as const

export const hasOwnUnit = (unit: FigureUnit): unit is keyof typeof ownUnits => unit in ownUnits
