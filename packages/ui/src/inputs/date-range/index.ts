export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
export {
  DateRangeInput,
  type DateRangeInputProps,
} from './date-range-input.tsx'
export { type DateRange, halfOpen, isRange, type ShortcutKind, shortcutsOf } from './shortcuts.ts'
