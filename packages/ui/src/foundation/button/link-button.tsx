import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import type { ButtonLook, ButtonSize } from './button.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function LinkButton({
  look = 'secondary',
  size = 'bar',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={clsx(styles.button, className)} data-look={look} data-size={size}>
      {icon}
      {children}
    </a>
  )
}
