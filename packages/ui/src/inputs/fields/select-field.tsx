import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from './field-frame.tsx'
import { type Offer, offeredBy } from './offered.ts'
import { Select } from './select.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

export interface SelectFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, string | number>
  /** An enumeration, or what the screen has loaded. */
  options: Offer
}

/** One of several. A field that may be empty offers that first. */
export function SelectField<Values extends FieldValues>({
  of,
  name,
  options,
  ...rest
}: SelectFieldProps<Values>) {
  const say = useSay()
  const { language } = useLanguage()
  const { text, change, control, readOnly, frame } = useField(of, name, rest)
  const offered = offeredBy(options, language)

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Select
          {...control}
          disabled={control.disabled || readOnly}
          data-readonly={readOnly || undefined}
          {...wiring}
          value={text}
          onChange={(event) => {
            const chosen = offered.find((option) => String(option.value) === event.target.value)
            change(chosen?.value ?? '')
          }}
        >
          {(!frame.isRequired || text === '') && <option value="">{say(['Choose', '请选择'])}</option>}
          {offered.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
