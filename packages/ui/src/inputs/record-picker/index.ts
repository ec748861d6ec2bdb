export { RecordField, RecordsField } from './record-fields.tsx'
export {
  RecordPicker,
  type RecordPickerOptions,
  type RecordPickerProps,
  RecordsPicker,
  type RecordsPickerProps,
} from './record-picker.tsx'
export type { RecordId, RecordPage, RecordRow, RecordSource } from './record-source.ts'
