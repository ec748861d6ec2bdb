import type { FigureUnit } from '@ampdeck/api/figures/figure'
import type { Text } from '@ampdeck/api/texts'
import { chartFormat } from '@ampdeck/ui/chart-frame'

/** What a unit is called; a plain number has no name. */
export const unitText = (unit: FigureUnit): Text => [
  chartFormat(unit, 'en').unit,
  chartFormat(unit, 'zh-CN').unit,
]
