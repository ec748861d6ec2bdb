import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import { type Text, texts } from '@ampdeck/api/texts'
import { unitText } from '../figures/unit-text.ts'

const words = texts({ number: ['number', '数值'] })

/** In which unit a figure is shown. */
export function unitName(name: FigureName): Text {
  const { unit } = figures[name]
  return unit === 'number' ? words.number : unitText(unit)
}
