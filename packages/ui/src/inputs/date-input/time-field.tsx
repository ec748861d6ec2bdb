import { bound } from '../fields/bound.tsx'
import { TimeInput, type TimeOptions } from './time-input.tsx'

/** A time of day, `HH:mm` on the wire. */
export const TimeField = bound<string, TimeOptions>(TimeInput)
