import { useFormats } from '../language/use-formats.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface PowerProps extends FigureRest {
  /** Integer watts. */
  w: number | null | undefined
  /** Columns name the unit in their head and leave it out here. */
  unit?: boolean
}

/** Power in kilowatts. */
export function Power({ w, unit = true, ...rest }: PowerProps) {
  const { power } = useFormats()

  return <Figure {...rest} text={w == null ? null : power(w)} unit={unit ? 'kW' : undefined} />
}
