import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSay } from '../language/use-say.ts'
import { compactOf } from './compact.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface MoneyProps extends FigureRest {
  /** Integer fen (0.01 yuan); nothing known is a dash, never a zero. */
  fen: number | null | undefined
  /** Columns name the unit in their head and leave it out here. */
  unit?: boolean
  /** Cuts large sums to 万 and 亿, k and m; the whole sum is the tooltip. Never where somebody checks the sum. */
  compact?: boolean
  /** A gain carries its plus sign too, as in a flow of an account. */
  signed?: boolean
}

/** Money in yuan with two decimals. */
export function Money({ fen, unit = true, compact = false, signed = false, ...rest }: MoneyProps) {
  const { money } = useFormats()
  const { language } = useLanguage()
  const say = useSay()
  if (fen == null) return <Figure {...rest} text={null} />

  const yuan = say(['yuan', '元'])
  const plus = signed && fen > 0 ? '+' : ''
  if (!compact) return <Figure {...rest} text={plus + money(fen)} unit={unit ? yuan : undefined} />

  const { text, scale } = compactOf(fen / 100, language, 2)
  return (
    <Figure
      title={`${money(fen)} ${yuan}`}
      {...rest}
      text={`${plus}${text}`}
      unit={[scale, unit && yuan].filter(Boolean).join(say([' ', ''])) || undefined}
    />
  )
}
