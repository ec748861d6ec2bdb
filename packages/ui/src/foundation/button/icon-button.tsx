import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import type { ButtonSize } from './button.tsx'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The name of the button, and its tooltip. */
  label: string
  /** Its edge, by the place where it stands; `bar` (30 px) unless told. On a phone at least 44 × 40 px. */
  size?: ButtonSize
}

/** A square button of which only the icon is drawn. */
export function IconButton({ label, size = 'bar', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={clsx(styles.button, className)}
      data-look="plain"
      data-shape="square"
      data-size={size}
    />
  )
}
