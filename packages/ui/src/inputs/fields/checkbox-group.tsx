import { clsx } from 'clsx'
import { useId } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { Checkbox } from './checkbox.tsx'
import type { ControlProps, ValueProps } from './control-props.ts'
import { offeredBy } from './offered.ts'
import styles from './option-group.module.css'
import type { GroupOptions } from './radio-group.tsx'

export interface CheckboxGroupProps
  extends ControlProps,
    ValueProps<readonly (string | number)[]>,
    GroupOptions {}

/** Some of a few, all in sight; their codes in the order in which they are offered. */
export function CheckboxGroup({
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
  'aria-required': _,
  ...rest
}: CheckboxGroupProps) {
  const id = useId()
  const { language } = useLanguage()
  const offered = offeredBy(options, language)
  const chosen = new Set(value)
  const toggle = (code: string | number, isOn: boolean) => {
    if (isOn) chosen.add(code)
    else chosen.delete(code)
    onChange(offered.map((option) => option.value).filter((other) => chosen.has(other)))
  }

  return (
    <fieldset {...rest} data-invalid={invalid} className={clsx(styles.group, className)}>
      {offered.map((option, index) => (
        <label key={option.value} htmlFor={`${id}-${option.value}`} className={styles.option}>
          <Checkbox
            id={`${id}-${option.value}`}
            {...(index === 0 && ref && { inputRef: ref })}
            name={name}
            disabled={disabled || readOnly}
            aria-invalid={invalid}
            checked={chosen.has(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={onBlur}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
