import { clsx } from 'clsx'
import { bound } from '../fields/bound.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { tidyCode } from '../fields/tidy.ts'
import styles from './one-time-code.module.css'

export interface OneTimeCodeOptions {
  /** Called with the code as soon as its sixth digit is there. */
  onComplete?: ((code: string) => void) | undefined
}

export interface OneTimeCodeProps extends ControlProps, ValueProps<string>, OneTimeCodeOptions {}

const LENGTH = 6

/**
 * The six digits of a text message. One input with six places, so that a phone can fill it in, a paste works and a
 * screen reader meets one field.
 */
export function OneTimeCode({ value, onChange, onComplete, className, ...rest }: OneTimeCodeProps) {
  return (
    <div className={clsx(control.control, styles.code, className)}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        value={value ?? ''}
        onChange={(event) => {
          const code = tidyCode(event.target.value)
          onChange(code || null)
          if (code.length === LENGTH && code !== value) onComplete?.(code)
        }}
      />
    </div>
  )
}

/** The six digits of a text message, in a form. */
export const OneTimeCodeField = bound<string, OneTimeCodeOptions>(OneTimeCode)
