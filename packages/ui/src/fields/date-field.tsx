import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../form/draft.ts'
import styles from './control.module.css'
import { FieldFrame } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface DateFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, string>
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/** A calendar day, `YYYY-MM-DD` on the wire. */
export function DateField<Values extends FieldValues>({
  of,
  name,
  min,
  max,
  ...rest
}: DateFieldProps<Values>) {
  const { text, change, control, frame } = useField(of, name, rest)

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.control}>
          <input
            {...control}
            {...wiring}
            type="date"
            min={min}
            max={max}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
