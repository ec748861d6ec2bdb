import { useFormats } from '../language/use-formats.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface EnergyProps extends FigureRest {
  /** Integer watt-hours. */
  wh: number | null | undefined
  decimals?: number
  /** Columns name the unit in their head and leave it out here. */
  unit?: boolean
}

/** Energy in kilowatt-hours, three decimals unless told. */
export function Energy({ wh, decimals, unit = true, ...rest }: EnergyProps) {
  const { energy } = useFormats()

  return <Figure {...rest} text={wh == null ? null : energy(wh, decimals)} unit={unit ? 'kWh' : undefined} />
}
