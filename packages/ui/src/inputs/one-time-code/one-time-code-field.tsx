import { bound } from '../fields/bound.tsx'
import { OneTimeCode } from './one-time-code.tsx'

/** The six digits of a text message, in a form. */
export const OneTimeCodeField = bound<string>(OneTimeCode)
