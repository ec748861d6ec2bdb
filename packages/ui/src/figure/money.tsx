import { useFormats } from '../language/use-formats.ts'
import { useSay } from '../language/use-say.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface MoneyProps extends FigureRest {
  /** Integer fen (0.01 yuan). */
  fen: number | null | undefined
  /** Columns name the unit in their head and leave it out here. */
  unit?: boolean
}

/** Money in yuan with two decimals. */
export function Money({ fen, unit = true, ...rest }: MoneyProps) {
  const { money } = useFormats()
  const say = useSay()

  return (
    <Figure {...rest} text={fen == null ? null : money(fen)} unit={unit ? say(['yuan', '元']) : undefined} />
  )
}
