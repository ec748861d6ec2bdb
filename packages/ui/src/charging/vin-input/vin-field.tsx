import { bound } from '../../inputs/fields/bound.tsx'
import { VinInput } from './vin-input.tsx'

/** A vehicle identification number, in a form. */
export const VinField = bound<string>(VinInput)
