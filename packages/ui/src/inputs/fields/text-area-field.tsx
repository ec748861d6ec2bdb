import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import styles from './control.module.css'
import { counterOf, lengthLimit } from './counter-of.ts'
import { FieldFrame } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface TextAreaFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, string>
  rows?: number
  /** More can be typed than the schema takes, and its message tells; otherwise typing stops there. */
  mayExceed?: boolean
}

/** Several lines of text, across the form. */
export function TextAreaField<Values extends FieldValues>({
  of,
  name,
  rows = 3,
  mayExceed = false,
  wide = true,
  ...rest
}: TextAreaFieldProps<Values>) {
  const { text, maxLength, change, control, readOnly, frame } = useField(of, name, { ...rest, wide })

  return (
    <FieldFrame {...frame} counter={counterOf(text, maxLength)}>
      {(wiring) => (
        <div className={styles.control}>
          <textarea
            {...control}
            {...wiring}
            readOnly={readOnly}
            rows={rows}
            maxLength={mayExceed ? undefined : lengthLimit(maxLength)}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
