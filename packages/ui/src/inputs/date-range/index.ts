export {
  DateRangeField,
  type DateRangeFieldProps,
  DateRangeInput,
  type DateRangeInputProps,
} from './date-range-input.tsx'
export { type DateRange, halfOpen, isRange, type ShortcutKind, shortcutsOf } from './shortcuts.ts'
