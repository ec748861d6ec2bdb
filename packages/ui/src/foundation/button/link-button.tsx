import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import type { ButtonLook, ButtonSize } from './button.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** How much it stands out; `secondary` unless told. */
  look?: ButtonLook
  /** Its height, by the place where it stands; `bar` unless told. On a phone all are 40 px high. */
  size?: ButtonSize
  /** A picture before the label; it is decoration, the label says where it leads. */
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
