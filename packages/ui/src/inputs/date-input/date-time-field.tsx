import { bound } from '../fields/bound.tsx'
import type { DateOptions } from './date-input.tsx'
import { DateTimeInput } from './date-time-input.tsx'

/** An instant, `YYYY-MM-DD HH:mm:ss` on the wire. */
export const DateTimeField = bound<string, DateOptions>(DateTimeInput)
