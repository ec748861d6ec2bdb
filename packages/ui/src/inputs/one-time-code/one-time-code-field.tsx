import { bound } from '../fields/bound.tsx'
import { OneTimeCode, type OneTimeCodeOptions } from './one-time-code.tsx'

/** The six digits of a text message. */
export const OneTimeCodeField = bound<string, OneTimeCodeOptions>(OneTimeCode)
