import { useFormats } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import styles from './reading.module.css'
import { useRolling } from './use-rolling.ts'

export interface ReadingProps {
  value: number
  decimals?: number
  /** Behind the digits. */
  unit?: string
  /** Before the digits. */
  currency?: string
  /** The hero is the one number that a scene is about. Styled by `[data-size]`. */
  size?: 'hero' | 'counter' | 'small'
}

/** A large number. It turns grey when it is late, and into "–" when it is too old to be shown. */
export function Reading({ value, decimals = 0, unit, currency, size = 'counter' }: ReadingProps) {
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const shown = useRolling(value)

  return (
    <p className={styles.reading} data-size={size}>
      {currency && <span className={styles.unit}>{currency}</span>}
      <span className={styles.value}>{isGone ? '–' : number(shown, decimals)}</span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </p>
  )
}
