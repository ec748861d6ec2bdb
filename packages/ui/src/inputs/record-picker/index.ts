export {
  RecordField,
  RecordPicker,
  type RecordPickerOptions,
  type RecordPickerProps,
  RecordsField,
  RecordsPicker,
  type RecordsPickerProps,
} from './record-picker.tsx'
export type { RecordId, RecordPage, RecordRow, RecordSource } from './record-source.ts'
