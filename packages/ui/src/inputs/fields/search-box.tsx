import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './control.module.css'

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `small` above a list, `bar` in toolbars, `panel` at the top of a panel. Styled by `[data-size]`. */
  size?: 'small' | 'bar' | 'panel'
}

/** A field that looks something up, with its sign; its name comes from `aria-label`. */
export function SearchBox({ size = 'small', className, ...rest }: SearchBoxProps) {
  return (
    <div className={clsx(styles.control, styles.search, className)} data-size={size}>
      <Search size={size === 'bar' ? 15 : 14} aria-hidden="true" />
      <input {...rest} type="search" />
    </div>
  )
}
