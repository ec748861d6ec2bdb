import type { FieldValues } from 'react-hook-form'
import { Switch } from './checkbox.tsx'
import type { Draft, FieldName } from './draft.ts'
import styles from './field-frame.module.css'
import { FieldNote } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface SwitchFieldProps<Values extends FieldValues> extends BoundFieldProps {
  /** The form, as `useDraft` returns it. */
  of: Draft<Values>
  /** A flag of the wire: 1 is on, 0 is off. */
  name: FieldName<Values, 0 | 1>
}

/** On or off in a form, with the label beside it; 1 or 0 on the wire. */
export function SwitchField<Values extends FieldValues>({ of, name, ...rest }: SwitchFieldProps<Values>) {
  const { value, change, control, readOnly, frame } = useField(of, name, rest)
  const { id, label, wide, hint, error } = frame

  return (
    <div
      className={styles.field}
      data-beside=""
      data-wide={wide || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <label htmlFor={id} className={styles.beside}>
        <Switch
          {...control}
          id={id}
          disabled={control.disabled || readOnly}
          aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
          checked={value === 1}
          onChange={(event) => change(event.target.checked ? 1 : 0)}
        />
        {label}
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
