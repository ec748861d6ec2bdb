import { bound } from '../fields/bound.tsx'
import { MonthInput, type MonthOptions } from './month-input.tsx'

/** A month, `YYYY-MM` on the wire. */
export const MonthField = bound<string, MonthOptions>(MonthInput)
