import type { FieldValues } from 'react-hook-form'
import { type BoundProps, bound } from './bound.tsx'
import { NumberInput, type NumberOptions } from './number-input.tsx'

export type NumberFieldProps<Values extends FieldValues> = BoundProps<Values, number, NumberOptions>

/** A number. The schema says what fits; what is typed is never rounded behind one's back while typing. */
export const NumberField = bound<number, NumberOptions>(
  // What is no number goes to the form as the text that it is, for the schema to refuse.
  ({ onChange, ...rest }) => <NumberInput {...rest} onChange={(next) => onChange(next as number | null)} />,
)
