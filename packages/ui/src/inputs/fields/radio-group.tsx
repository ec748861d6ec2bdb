import { clsx } from 'clsx'
import { useId } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import type { ControlProps, ValueProps } from './control-props.ts'
import { type Offer, offeredBy } from './offered.ts'
import styles from './option-group.module.css'

export interface GroupOptions {
  /** An enumeration, or what the screen has loaded; few enough to be seen at once. */
  options: Offer
}

export interface RadioGroupProps extends ControlProps, ValueProps<string | number>, GroupOptions {}

/** One of a few, all in sight. */
export function RadioGroup({
  value,
  onChange,
  options,
  ref,
  name,
  disabled,
  readOnly,
  className,
  onBlur,
  'aria-invalid': invalid,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const { language } = useLanguage()

  return (
    <div
      {...rest}
      role="radiogroup"
      aria-invalid={invalid}
      data-invalid={invalid}
      className={clsx(styles.group, className)}
    >
      {offeredBy(options, language).map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            className={styles.radio}
            name={name ?? ownName}
            disabled={disabled || (readOnly && option.value !== value)}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
