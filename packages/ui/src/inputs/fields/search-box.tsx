import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import styles from './control.module.css'

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `small` above a list, `bar` in toolbars, `panel` at the top of a panel. Styled by `[data-size]`. */
  size?: 'small' | 'bar' | 'panel'
}

/** A field that looks something up, with its sign; its name comes from `aria-label`. */
export function SearchBox({ size = 'small', className, onKeyDown, ...rest }: SearchBoxProps) {
  return (
    <div className={clsx(styles.control, styles.search, className)} data-size={size}>
      <Search size={size === 'bar' ? 15 : 14} aria-hidden="true" />
      <input
        {...rest}
        type="search"
        onKeyDown={(event) => {
          onKeyDown?.(event)
          clearByEscape(event)
        }}
      />
    </div>
  )
}

/** Escape first clears what was typed, in every browser, and only then closes the drawer around it. */
function clearByEscape(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !input.value)
    return
  event.preventDefault()
  input.setRangeText('', 0, input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
