import { bound } from './bound.tsx'
import { PhoneInput, type PhoneOptions } from './phone-input.tsx'

/** A telephone number; the schema says which kinds it takes. */
export const PhoneField = bound<string, PhoneOptions>(PhoneInput)
