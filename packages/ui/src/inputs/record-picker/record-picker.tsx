import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { RecordCombobox, type RecordPickerOptions } from './record-combobox.tsx'
import type { RecordId } from './record-source.ts'

export type { RecordPickerOptions } from './record-combobox.tsx'

export interface RecordPickerProps extends ControlProps, ValueProps<RecordId>, RecordPickerOptions {}

/** One station, pile, member ... of as many as there are: searched and paged on the server, its id on the wire. */
export function RecordPicker({ value, onChange, ...rest }: RecordPickerProps) {
  return (
    <RecordCombobox
      {...rest}
      isMany={false}
      ids={value == null || value === '' ? [] : [value]}
      onIds={(ids) => onChange(ids[0] ?? null)}
    />
  )
}
