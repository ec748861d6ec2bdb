import type { FieldValues } from 'react-hook-form'
import { type BoundProps, bound } from '../fields/bound.tsx'
import { DateInput, type DateOptions, DateTimeInput, MonthInput, type MonthOptions } from './date-input.tsx'
import { TimeInput, type TimeOptions } from './time-input.tsx'

export type DateFieldProps<Values extends FieldValues> = BoundProps<Values, string, DateOptions>

/** A calendar day, `YYYY-MM-DD` on the wire. */
export const DateField = bound<string, DateOptions>(DateInput)

/** An instant, `YYYY-MM-DD HH:mm:ss` on the wire. */
export const DateTimeField = bound<string, DateOptions>(DateTimeInput)

/** A month, `YYYY-MM` on the wire. */
export const MonthField = bound<string, MonthOptions>(MonthInput)

/** A time of day, `HH:mm` on the wire. */
export const TimeField = bound<string, TimeOptions>(TimeInput)
