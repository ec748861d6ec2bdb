import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { RecordCombobox, type RecordPickerOptions } from './record-combobox.tsx'
import type { RecordId } from './record-source.ts'

export interface RecordsPickerProps
  extends ControlProps,
    ValueProps<readonly RecordId[]>,
    RecordPickerOptions {}

/** Many stations, piles, members ... as chips: searched and paged on the server, their ids on the wire. */
export function RecordsPicker({ value, onChange, ...rest }: RecordsPickerProps) {
  return <RecordCombobox {...rest} isMany ids={value ?? []} onIds={onChange} />
}
