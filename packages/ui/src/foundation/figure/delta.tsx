import { clsx } from 'clsx'
import { useFormats } from '../language/use-formats.ts'
import styles from './figure.module.css'
import { Figure, type FigureRest } from './figure.tsx'

export interface DeltaProps extends FigureRest {
  /** The change in basis points (10000 = 100 %). */
  basisPoints: number | null | undefined
  /** Whether a rise is good news; of faults it is not. */
  riseIs?: 'good' | 'bad'
}

/** A change: an arrow, its sign and per cent; coloured by whether it is good news. */
export function Delta({ basisPoints, riseIs = 'good', className, ...rest }: DeltaProps) {
  const { percent } = useFormats()
  if (basisPoints == null) return <Figure {...rest} text={null} />
  const isRise = basisPoints > 0
  const news = basisPoints === 0 ? 'none' : isRise === (riseIs === 'good') ? 'good' : 'bad'

  return (
    <span {...rest} className={clsx(styles.delta, className)} data-news={news}>
      <span aria-hidden="true">{isRise ? '↑' : basisPoints === 0 ? '→' : '↓'}</span>
      {isRise && '+'}
      {percent(basisPoints, 1)}
    </span>
  )
}
