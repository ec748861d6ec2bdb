import { bound } from '../fields/bound.tsx'
import { RecordPicker, type RecordPickerOptions, RecordsPicker } from './record-picker.tsx'
import type { RecordId } from './record-source.ts'

/** A reference of a form to one record, such as `stationId`. */
export const RecordField = bound<RecordId, RecordPickerOptions>(RecordPicker)

/** References of a form to many records, such as `stationIds`, across both columns. */
export const RecordsField = bound<readonly RecordId[], RecordPickerOptions>(RecordsPicker, { wide: true })
