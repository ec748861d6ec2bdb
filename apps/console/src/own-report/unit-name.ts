import type { FigureUnit } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Text } from '@ampdeck/api/texts'
import { texts } from '@ampdeck/api/texts'

const units: Readonly<Record<FigureUnit, Text>> = texts({
  number: ['number', '数值'],
  energy: ['kWh', 'kWh'],
  power: ['kW', 'kW'],
  money: ['yuan', '元'],
  percent: ['%', '%'],
  price: ['yuan/kWh', '元/kWh'],
  hours: ['h', '小时'],
})

/** In which unit a figure is shown. */
export const unitName = (name: FigureName): Text => units[figures[name].unit]
