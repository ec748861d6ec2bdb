import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../fields/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import { DateRangeInput } from './date-range-input.tsx'
import type { RangeOptions } from './range-calendar.tsx'

export interface DateRangeFieldProps<Values extends FieldValues> extends BoundFieldProps, RangeOptions {
  /** The form, as `useDraft` returns it. */
  of: Draft<Values>
  /** The field of the first day, such as `validFrom`; its label is that of the range unless one is given. */
  from: FieldName<Values, string>
  /** The field of the last day, such as `validTo`; what is wrong with it stands below the range too. */
  to: FieldName<Values, string>
}

/** Two fields of a form, such as `validFrom` and `validTo`, as one range. */
export function DateRangeField<Values extends FieldValues>({
  of,
  from,
  to,
  label,
  hint,
  disabled,
  readOnly,
  wide,
  ...rest
}: DateRangeFieldProps<Values>) {
  const own = { hint, disabled, readOnly }
  const first = useField(of, from, { ...own, label, wide })
  const last = useField(of, to, own)

  return (
    <FieldFrame {...first.frame} error={first.frame.error ?? last.frame.error} isGroup>
      {(wiring) => (
        <DateRangeInput
          {...rest}
          {...first.control}
          {...wiring}
          readOnly={readOnly}
          toRef={last.control.ref}
          value={{ from: first.text, to: last.text }}
          onChange={(range) => {
            if (range.from !== first.text) first.change(range.from)
            if (range.to !== last.text) last.change(range.to)
          }}
        />
      )}
    </FieldFrame>
  )
}
