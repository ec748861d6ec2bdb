import type { FieldValues } from 'react-hook-form'
import { DateInput, type DateOptions } from '../date-input/date-input.tsx'
import { type BoundProps, bound } from './bound.tsx'

export type DateFieldProps<Values extends FieldValues> = BoundProps<Values, string, DateOptions>

/** A calendar day, `YYYY-MM-DD` on the wire. */
export const DateField = bound<string, DateOptions>(DateInput)
