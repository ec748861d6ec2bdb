import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { Switch } from './switch.tsx'
import styles from './switch-field.module.css'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface SwitchFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  /** A flag of the wire: 1 is on, 0 is off. */
  name: FieldName<Values, 0 | 1>
}

/** On or off, with the label beside it. */
export function SwitchField<Values extends FieldValues>({ of, name, ...rest }: SwitchFieldProps<Values>) {
  const { value, change, control, readOnly, frame } = useField(of, name, rest)

  return (
    <div className={styles.field} data-wide={frame.wide || undefined}>
      <label htmlFor={frame.id} className={styles.label}>
        <Switch
          {...control}
          id={frame.id}
          disabled={control.disabled || readOnly}
          aria-describedby={frame.error || frame.hint ? `${frame.id}-note` : undefined}
          checked={value === 1}
          onChange={(event) => change(event.target.checked ? 1 : 0)}
        />
        {frame.label}
      </label>
      {(frame.error || frame.hint) && (
        <p
          id={`${frame.id}-note`}
          className={styles.note}
          data-invalid={frame.error !== undefined || undefined}
        >
          {frame.error && <Glyph name="fault" size={12} />}
          {frame.error ?? frame.hint}
        </p>
      )}
    </div>
  )
}
