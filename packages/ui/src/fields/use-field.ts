import { type FieldValues, type Path, useController } from 'react-hook-form'
import type { Draft } from '../form/draft.ts'

/** What every field that is bound to a form takes. */
export interface BoundFieldProps {
  /** Where it is not the field's name in the form's texts. */
  label?: string
  hint?: string
  disabled?: boolean
  /** Takes both columns of the form. */
  wide?: boolean
}

/** A field of a draft: its value, its rules, and what its frame shows. */
export function useField<Values extends FieldValues>(
  of: Draft<Values>,
  name: string,
  { label, hint, disabled, wide }: BoundFieldProps,
) {
  const { field, fieldState } = useController({ control: of.methods.control, name: name as Path<Values> })
  const { isRequired, maxLength, blank } = of.factsOf(name)
  const value: unknown = field.value

  return {
    value,
    text: value == null ? '' : String(value),
    maxLength,
    /** An emptied field holds what the schema takes for nothing. */
    change: (next: unknown) => field.onChange(next === '' ? blank : next),
    control: { ref: field.ref, name: field.name, onBlur: field.onBlur, disabled },
    frame: {
      id: `${of.id}-${name}`,
      label: label ?? of.labelOf(name),
      hint,
      wide,
      isRequired,
      error: fieldState.error?.message,
    },
  }
}
