import { bound } from '../fields/bound.tsx'
import { Combobox, type ComboboxOptions } from './combobox.tsx'

/** One of a long list: its value on the wire. */
export const ComboboxField = bound<string | number, ComboboxOptions>(Combobox)
