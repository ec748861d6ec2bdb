import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import styles from './control.module.css'
import { counterOf, lengthLimit } from './counter-of.ts'
import { FieldFrame } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface TextFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, string>
  /** Picks the keyboard of a phone; the schema alone decides what is right. */
  type?: 'text' | 'tel' | 'email' | 'url'
  placeholder?: string
}

/** One line of text. The counter appears where the schema knows a limit. */
export function TextField<Values extends FieldValues>({
  of,
  name,
  type = 'text',
  placeholder,
  ...rest
}: TextFieldProps<Values>) {
  const { text, maxLength, change, control, readOnly, frame } = useField(of, name, rest)

  return (
    <FieldFrame {...frame} counter={counterOf(text, maxLength)}>
      {(wiring) => (
        <div className={styles.control}>
          <input
            {...control}
            {...wiring}
            readOnly={readOnly}
            type={type}
            placeholder={placeholder}
            maxLength={lengthLimit(maxLength)}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
