import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import styles from './gun-bar.module.css'
import { type GunCount, inGunOrder } from './gun-order.ts'

/** Also takes codes of a later version, which the exact type of `gunStatus` refuses. */
const statuses: Enumeration = gunStatus

export interface GunBarProps extends ComponentProps<'span'> {
  counts: readonly GunCount[]
  /** What the bar is about; the counts follow it in the accessible name. */
  label?: string
}

/** How many guns are in each status, as one bar. Segments are styled by `[data-status]`. */
export function GunBar({ counts, label, className, ...rest }: GunBarProps) {
  const { language } = useLanguage()
  const segments = inGunOrder(counts)
  const comma = language === 'en' ? ', ' : '，'
  const spelt = segments.map(({ status, count }) => `${statuses.label(status, language)} ${count}`)
  const name = [label, ...spelt].filter(Boolean).join(comma)

  return (
    <span {...rest} role="img" aria-label={name || '–'} className={clsx(styles.bar, className)}>
      {segments.map(({ status, count }) => (
        <span
          key={status}
          className={styles.segment}
          data-status={statuses.key(status)}
          style={
            { flexGrow: count, '--fill': `var(--colors-gun-${statuses.key(status)}-fill)` } as CSSProperties
          }
        />
      ))}
    </span>
  )
}
