import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './control.module.css'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** `bar` 30 px in toolbars, `form` 34 px in forms. Styled by `[data-size]`. */
  size?: 'bar' | 'form'
}

/** The native select in our form: right for short lists, and every keyboard and screen reader knows it. */
export function Select({ size = 'form', className, ...rest }: SelectProps) {
  return (
    <span className={clsx(styles.control, styles.select, className)} data-size={size}>
      <select {...rest} />
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  )
}
