export { DateField, type DateFieldProps, DateTimeField, MonthField, TimeField } from './date-fields.tsx'
export {
  DateInput,
  type DateInputProps,
  type DateOptions,
  DateTimeInput,
  type DateTimeInputProps,
  MonthInput,
  type MonthInputProps,
} from './date-input.tsx'
export { TimeInput, type TimeInputProps } from './time-input.tsx'
