import type { Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type BoundProps, bound } from './bound.tsx'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'

/** The limit of an input that knows no other. */
const INPUT_LIMIT = 50

export interface TextOptions {
  /** Picks the keyboard of a phone; the schema alone decides what is right. `text` by default. */
  type?: 'text' | 'tel' | 'email' | 'url'
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string
}

export interface TextAreaOptions {
  /** How many lines are in sight; 3 by default. One can pull it higher. */
  rows?: number
  /** More can be typed than the schema accepts, and its message says so; by default typing stops there. */
  mayExceed?: boolean
}

type TextControlProps<Own> = ControlProps &
  ValueProps<string> &
  Own & {
    /** The most characters, from the schema; 50 where it knows none. */
    maxLength?: number | undefined
  }

export type TextFieldProps<Values extends FieldValues> = BoundProps<Values, string, TextOptions>
export type TextAreaFieldProps<Values extends FieldValues> = BoundProps<Values, string, TextAreaOptions>

/** One line of text. A counter appears where the schema's limit is 50 characters or more. */
export const TextField = bound<string, TextOptions>(TextControl, { isText: true })

/** Several lines of text, across both columns of the form; counted as in `TextField`. */
export const TextAreaField = bound<string, TextAreaOptions>(TextAreaControl, { isText: true, wide: true })

function TextControl({ value, onChange, maxLength = INPUT_LIMIT, ...rest }: TextControlProps<TextOptions>) {
  return (
    <div className={styles.control}>
      <input
        type="text"
        {...rest}
        maxLength={maxLength}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function TextAreaControl({
  value,
  onChange,
  ref,
  maxLength = INPUT_LIMIT,
  rows = 3,
  mayExceed = false,
  ...rest
}: TextControlProps<TextAreaOptions>) {
  return (
    <div className={styles.control}>
      <textarea
        {...rest}
        // The form focuses whatever element it is given.
        ref={ref as Ref<HTMLTextAreaElement> | undefined}
        rows={rows}
        maxLength={mayExceed ? undefined : maxLength}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
