export {
  compareRange,
  type Period,
  type PeriodKind,
  periodAt,
  periodName,
  rangeOfPeriod,
  stepPeriod,
} from './period.ts'
export { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx'
