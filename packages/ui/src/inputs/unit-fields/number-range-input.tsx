import { clsx } from 'clsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps } from '../fields/control-props.ts'
import { NumberInput, type NumberOptions } from '../fields/number-input.tsx'
import styles from './unit-fields.module.css'

/** In units of the wire; an end that is open is `null`. What is no number stays text. */
export interface NumberRange {
  readonly min: number | string | null
  readonly max: number | string | null
}

export interface NumberRangeInputProps extends ControlProps, Omit<NumberOptions, 'placeholder'> {
  /** Both ends, in units of the wire; an end that is open is `null`. */
  value: NumberRange
  /** Called with both ends, whichever changed. Whether the first is the smaller is the caller's to check. */
  onChange: (range: NumberRange) => void
}

/** Two numbers in one group: at least so much, at most so much; either end may stay open. */
export function NumberRangeInput({
  value,
  onChange,
  className,
  id,
  ref,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: NumberRangeInputProps) {
  const say = useSay()

  return (
    <fieldset aria-label={label} aria-labelledby={labelledBy} className={clsx(styles.range, className)}>
      <NumberInput
        {...rest}
        id={id}
        ref={ref}
        aria-label={say(['At least', '最小值'])}
        placeholder={say(['At least', '最小值'])}
        value={value.min}
        onChange={(min) => onChange({ ...value, min })}
      />
      <span className={styles.until}>{say(['to', '至'])}</span>
      <NumberInput
        {...rest}
        aria-label={say(['At most', '最大值'])}
        placeholder={say(['At most', '最大值'])}
        value={value.max}
        onChange={(max) => onChange({ ...value, max })}
      />
    </fieldset>
  )
}
