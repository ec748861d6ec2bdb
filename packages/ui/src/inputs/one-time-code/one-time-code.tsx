import { clsx } from 'clsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { tidyCode } from '../fields/tidy.ts'
import styles from './one-time-code.module.css'

export interface OneTimeCodeProps extends ControlProps, ValueProps<string> {}

/**
 * The six digits of a text message. One input with six places, so that a phone can fill it in, a paste works and a
 * screen reader meets one field.
 */
export function OneTimeCode({ value, onChange, className, ...rest }: OneTimeCodeProps) {
  return (
    <div className={clsx(control.control, styles.code, className)}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        value={value ?? ''}
        onChange={(event) => onChange(tidyCode(event.target.value) || null)}
      />
    </div>
  )
}
