import { type FieldValues, type Path, useController } from 'react-hook-form'
import type { Draft } from './draft.ts'

/** What every field that is bound to a form takes. */
export interface BoundFieldProps {
  /** The words above the control, where they are not those of the form's texts. */
  label?: string | undefined
  /** What helps while one types, below the control; an error stands in its place. */
  hint?: string | undefined
  /** It cannot be used now; say in `hint` why. For what can only be looked at there is `readOnly`. */
  disabled?: boolean | undefined
  /** The rest of the form makes it required, though the schema of the field alone does not. */
  required?: boolean | undefined
  /** The value can be read and copied, not changed. */
  readOnly?: boolean | undefined
  /** Takes both columns of the form. */
  wide?: boolean | undefined
}

/** Short fields need no counter: one sees how much fits. */
const WORTH_COUNTING = 50

/** A field of a draft: its value, its rules, and what its frame shows. */
export function useField<Values extends FieldValues>(
  of: Draft<Values>,
  name: string,
  { label, hint, disabled, required, readOnly, wide }: BoundFieldProps,
) {
  const { field, fieldState } = useController({ control: of.methods.control, name: name as Path<Values> })
  const { isRequired, maxLength, blank } = of.factsOf(name)
  const value: unknown = field.value
  const text = value == null ? '' : String(value)

  return {
    value,
    text,
    maxLength,
    /** "27 / 200" where there is a limit that one may reach. */
    counter:
      maxLength !== undefined && maxLength >= WORTH_COUNTING ? `${text.length} / ${maxLength}` : undefined,
    /** An emptied field holds what the schema takes for nothing. */
    change: (next: unknown) => field.onChange(next === '' ? blank : next),
    control: { ref: field.ref, name: field.name, onBlur: field.onBlur, disabled },
    readOnly,
    /** The error as the form library keeps it, for fields whose parts fail one by one. */
    failure: fieldState.error as unknown,
    frame: {
      id: `${of.id}-${name}`,
      label: label ?? of.labelOf(name),
      hint,
      wide,
      isRequired: required || isRequired,
      error: messageIn(fieldState.error),
    },
  }
}

/** The message of a field's error; of a list or an object, the first one inside. */
function messageIn(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message
  // The form library keeps the failed element beside the message; there is nothing to read in it.
  const inside = Object.entries(error).filter(([key]) => key !== 'ref' && key !== 'type')
  for (const [, value] of inside) {
    const message = messageIn(value)
    if (message) return message
  }
}
