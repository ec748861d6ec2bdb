import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../fields/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import { type Position, PositionInput } from './position-input.tsx'

export interface PositionFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  lng: FieldName<Values, number>
  lat: FieldName<Values, number>
}

/** Two fields of a form, longitude and latitude, as one position. */
export function PositionField<Values extends FieldValues>({
  of,
  lng,
  lat,
  ...rest
}: PositionFieldProps<Values>) {
  const { label: _, ...shared } = rest
  const east = useField(of, lng, rest)
  const north = useField(of, lat, shared)
  const value = { lng: east.value, lat: north.value } as Position

  return (
    <FieldFrame {...east.frame} error={east.frame.error ?? north.frame.error} isGroup>
      {(wiring) => (
        <PositionInput
          {...east.control}
          {...wiring}
          readOnly={rest.readOnly}
          latRef={north.control.ref}
          value={value}
          onChange={(next) => {
            if (next.lng !== value.lng) east.change(next.lng ?? '')
            if (next.lat !== value.lat) north.change(next.lat ?? '')
          }}
        />
      )}
    </FieldFrame>
  )
}
