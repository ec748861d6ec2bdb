import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './search-box.module.css'

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `small` 28 px above a list in a panel, `bar` 30 px in toolbars. Styled by `[data-size]`. */
  size?: 'small' | 'bar'
}

/** A field that looks something up, with its sign; its name comes from `aria-label`. */
export function SearchBox({ size = 'small', className, ...rest }: SearchBoxProps) {
  return (
    <div className={clsx(styles.box, className)} data-size={size}>
      <Search size={size === 'bar' ? 15 : 14} />
      <input {...rest} type="search" />
    </div>
  )
}
