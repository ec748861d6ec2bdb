import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import styles from './segment.module.css'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  /** How many things the choice shows, muted behind its label. */
  count?: number | undefined
  disabled?: boolean | undefined
}

export interface SegmentProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The name of the group; read aloud, not drawn. */
  label: string
  options: readonly SegmentOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two to four ways to look at the same thing; radio buttons side by side. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: SegmentProps<Value>) {
  const name = useId()
  const { number } = useFormats()

  return (
    <fieldset {...rest} className={clsx(styles.segment, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{number(option.count)}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}
