import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../form/draft.ts'
import styles from './control.module.css'
import { FieldFrame } from './field-frame.tsx'
import { scaledNumber, unscaledText } from './scaled-number.ts'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface NumberFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, number>
  /** Stands inside, behind the number. */
  unit?: string
  /** How many units of the wire are one shown: 1000 shows W as kW, 100 fen as yuan. */
  scale?: number
}

/** A number. The schema says what fits; what is typed is never rounded behind one's back while typing. */
export function NumberField<Values extends FieldValues>({
  of,
  name,
  unit,
  scale = 1,
  ...rest
}: NumberFieldProps<Values>) {
  const { value, change, control, frame } = useField(of, name, rest)
  const [typed, setTyped] = useState(() => unscaledText(value, scale))

  // "1." and "1.0" are the same number: the typed form stands as long as it means the value of the form.
  const typedValue = scaledNumber(typed, scale)
  const isSame = typedValue === value || (typedValue === '' && value == null)
  const shown = isSame ? typed : unscaledText(value, scale)

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.control}>
          <input
            {...control}
            {...wiring}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value)
              change(scaledNumber(event.target.value, scale))
            }}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
