import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import styles from './segment.module.css'

export interface SegmentOption<Value extends string> {
  /** What `onChange` is called with; two options never have the same. */
  value: Value
  /** One or two words, in the language in force. */
  label: string
  /** How many things the choice shows, muted behind its label; read aloud with it. */
  count?: number | undefined
  /** It cannot be chosen now; the others can. */
  disabled?: boolean | undefined
}

export interface SegmentProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The name of the group; read aloud, not drawn. */
  label: string
  /** Two to four choices, in the order in which they stand. */
  options: readonly SegmentOption<Value>[]
  /** The value of the option that is chosen; the caller holds it. */
  value: Value
  /** Another option was chosen, by pointer or by arrow. */
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
