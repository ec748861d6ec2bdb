export { type Choice, matchesText } from './choice.ts'
export { Combobox, ComboboxField, type ComboboxProps } from './combobox.tsx'
