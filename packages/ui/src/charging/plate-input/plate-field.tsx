import { bound } from '../../inputs/fields/bound.tsx'
import { PlateInput } from './plate-input.tsx'

/** A Chinese licence plate. */
export const PlateField = bound<string>(PlateInput)
