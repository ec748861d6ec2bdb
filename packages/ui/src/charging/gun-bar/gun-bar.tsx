import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import styles from './gun-bar.module.css'
import { type GunCount, inGunOrder } from './gun-order.ts'

export interface GunBarProps extends ComponentProps<'span'> {
  /** How many guns are in each status, in any order; the bar sorts them and leaves out those without a gun. */
  counts: readonly GunCount[]
  /** What the bar is about; the counts follow it in the accessible name. */
  label?: string
}

/** How many guns are in each status, as one bar. Segments are styled by `[data-status]`. */
export function GunBar({ counts, label, className, ...rest }: GunBarProps) {
  const { list, language } = useFormats()
  const segments = inGunOrder(counts)
  const spelt = segments.map(({ status, count }) => `${gunStatus.label(status, language)} ${count}`)

  return (
    <span
      {...rest}
      role="img"
      aria-label={list([label, ...spelt]) || '–'}
      className={clsx(styles.bar, className)}
    >
      {segments.map(({ status, count }) => (
        <span
          key={status}
          className={styles.segment}
          data-status={gunStatus.key(status)}
          style={
            { flexGrow: count, '--fill': `var(--colors-gun-${gunStatus.key(status)}-fill)` } as CSSProperties
          }
        />
      ))}
    </span>
  )
}
