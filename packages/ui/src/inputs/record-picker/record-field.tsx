import { bound } from '../fields/bound.tsx'
import { RecordPicker, type RecordPickerOptions } from './record-picker.tsx'
import type { RecordId } from './record-source.ts'
import { RecordsPicker } from './records-picker.tsx'

/** A reference to one record, such as `stationId`. */
export const RecordField = bound<RecordId, RecordPickerOptions>(RecordPicker)

/** References to many records, such as `stationIds`. */
export const RecordsField = bound<readonly RecordId[], RecordPickerOptions>(RecordsPicker, { wide: true })
