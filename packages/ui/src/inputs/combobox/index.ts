export { type Choice, matchesText } from './choice.ts'
export { Combobox, type ComboboxProps } from './combobox.tsx'
export { ComboboxField } from './combobox-field.tsx'
