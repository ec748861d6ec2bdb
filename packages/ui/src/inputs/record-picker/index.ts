export { RecordField, RecordsField } from './record-field.tsx'
export { RecordPicker, type RecordPickerOptions, type RecordPickerProps } from './record-picker.tsx'
export type { RecordId, RecordPage, RecordRow, RecordSource } from './record-source.ts'
export { RecordsPicker, type RecordsPickerProps } from './records-picker.tsx'
