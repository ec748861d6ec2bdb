import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './switch.module.css'

/** The box of something that is on or off; its label is the caller's. */
export function Switch({ className, checked, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      className={clsx(styles.switch, className)}
    />
  )
}
