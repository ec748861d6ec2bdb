import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../inputs/fields/draft.ts'
import { FieldFrame } from '../../inputs/fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../../inputs/fields/use-field.ts'
import type { TariffVersion } from '../tariff-clock/tariff-compare.tsx'
import { TariffEditor } from './tariff-editor.tsx'

export interface TariffFieldProps<Values extends FieldValues> extends BoundFieldProps {
  /** The form to which it belongs, from `useDraft`. */
  of: Draft<Values>
  /** The field of the form that holds the rows of the day. */
  name: FieldName<Values, readonly TariffPeriod[]>
  /** Other versions from which can be copied. */
  versions?: readonly TariffVersion[]
}

/** The periods and prices of a tariff, across the form. The schema decides whether they may be saved. */
export function TariffField<Values extends FieldValues>({
  of,
  name,
  versions,
  wide = true,
  ...rest
}: TariffFieldProps<Values>) {
  const { value, change, control, frame } = useField(of, name, { ...rest, wide })

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <TariffEditor
          ref={control.ref}
          id={wiring.id}
          aria-describedby={wiring['aria-describedby']}
          tabIndex={-1}
          label={frame.label}
          value={isTariff(value) ? value : []}
          versions={versions}
          disabled={control.disabled}
          onChange={change}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  )
}

function isTariff(value: unknown): value is readonly TariffPeriod[] {
  return Array.isArray(value)
}
