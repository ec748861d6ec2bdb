import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import styles from './button.module.css'

/** `bar` 30 px stands in toolbars, `form` 34 px in forms, `large` 40 px on the login page, `small` 26 px in panels. */
export type ButtonSize = 'small' | 'bar' | 'form' | 'large'

/** One `primary` per view; `danger` only for what cannot be undone. */
export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it stands out; `secondary` unless told. */
  look?: ButtonLook
  /** Its height, by the place where it stands; `bar` unless told. On a phone all are 40 px high. */
  size?: ButtonSize
  /** A picture before the label; it is decoration, the label says what is done. */
  icon?: ReactNode
  /** The action runs: the button keeps its place and its focus and does nothing more. */
  busy?: boolean
  /** The key that does the same, shown muted behind the label. */
  hint?: string
  /** Why the state of things forbids the action. The button stays focusable, so that the reason can be read. */
  blockedReason?: string | undefined
}

/** The action button; its states are `data-look`, `data-size` and `aria-disabled`. */
export function Button({
  look = 'secondary',
  size = 'bar',
  icon,
  busy = false,
  hint,
  blockedReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isIdle = busy || Boolean(blockedReason)
  const refuse = (event: MouseEvent) => event.preventDefault()

  return (
    <button
      type="button"
      title={blockedReason}
      aria-describedby={blockedReason ? reasonId : undefined}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      className={clsx(styles.button, className)}
      data-look={look}
      data-size={size}
      onClick={isIdle ? refuse : onClick}
    >
      {icon}
      {children}
      {hint && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
      {blockedReason && (
        <span id={reasonId} hidden>
          {blockedReason}
        </span>
      )}
    </button>
  )
}
