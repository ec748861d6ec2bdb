export {
  DateField,
  type DateFieldProps,
  DateInput,
  type DateInputProps,
  type DateOptions,
  DateTimeField,
  DateTimeInput,
  type DateTimeInputProps,
  MonthField,
  MonthInput,
  type MonthInputProps,
} from './date-input.tsx'
export { TimeField, TimeInput, type TimeInputProps } from './time-input.tsx'
