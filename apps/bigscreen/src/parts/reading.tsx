import { useFormats } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import { LEAST } from './figures.ts'
import styles from './reading.module.css'
import { useRolling } from './use-rolling.ts'

export interface ReadingProps {
  /** Nothing where nobody knows it. */
  value: number | null
  /** A part of it is unknown: it is at least so much. */
  isLeast?: boolean
  decimals?: number
  /** Behind the digits. */
  unit?: string
  /** Before the digits. */
  currency?: string
  /** The hero is the one number that a scene is about. Styled by `[data-size]`. */
  size?: 'hero' | 'counter' | 'small'
}

/** A large number. It turns grey when it is late, and into "–" when it is too old to be shown. */
export function Reading({
  value,
  isLeast = false,
  decimals = 0,
  unit,
  currency,
  size = 'counter',
}: ReadingProps) {
  const { number } = useFormats()
  const isShown = useFreshness() !== 'gone' && value !== null
  const shown = useRolling(value ?? 0)

  return (
    <p className={styles.reading} data-size={size}>
      {currency && <span className={styles.unit}>{currency}</span>}
      {isShown && isLeast && <span className={styles.unit}>{LEAST}</span>}
      <span className={styles.value}>{isShown ? number(shown, decimals) : '–'}</span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </p>
  )
}
