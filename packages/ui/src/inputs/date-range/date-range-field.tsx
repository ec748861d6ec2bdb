import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import { DateRangeInput, type DateRangeOptions } from './date-range-input.tsx'

export interface DateRangeFieldProps<Values extends FieldValues> extends BoundFieldProps, DateRangeOptions {
  of: Draft<Values>
  /** The fields of the first and of the last day; the label is that of the first one unless given. */
  from: FieldName<Values, string>
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
  const own = {
    ...(disabled && { disabled }),
    ...(readOnly && { readOnly }),
    ...(hint !== undefined && { hint }),
  }
  const first = useField(of, from, { ...own, ...(label !== undefined && { label }), wide: wide ?? false })
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
