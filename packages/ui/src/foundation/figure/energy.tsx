import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { compactOf } from './compact.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface EnergyProps extends FigureRest {
  /** Integer watt-hours; nothing known is a dash, never a zero. */
  wh: number | null | undefined
  /** Three unless told. */
  decimals?: number
  /** Columns name the unit in their head and leave it out here. */
  unit?: boolean
  /** Cuts large amounts: GWh and MWh in English, 万 and 亿 kWh in Chinese; the whole amount is the tooltip. */
  compact?: boolean
}

/** Energy in kilowatt-hours, three decimals unless told. */
export function Energy({ wh, decimals, unit = true, compact = false, ...rest }: EnergyProps) {
  const { energy } = useFormats()
  const { language } = useLanguage()
  if (wh == null) return <Figure {...rest} text={null} />
  if (!compact) return <Figure {...rest} text={energy(wh, decimals)} unit={unit ? 'kWh' : undefined} />

  const { text, scale } = compactOf(wh / 1_000, language, decimals)
  return (
    <Figure title={`${energy(wh, decimals)} kWh`} {...rest} text={text} unit={unit ? unitOf(scale) : scale} />
  )
}

/** Thousands of kilowatt-hours have units of their own; 万 and 亿 have not. */
function unitOf(scale: string): string {
  const units: Record<string, string> = { '': 'kWh', k: 'MWh', m: 'GWh', bn: 'TWh' }
  return units[scale] ?? `${scale} kWh`
}
