import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../fields/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import { type EmailItem, EmailListInput } from './email-list-input.tsx'

export interface EmailListFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  name: FieldName<Values, readonly EmailItem[]>
  /** At most so many; 10. */
  most?: number
}

/** A list of addresses; the rows that are wrong are marked one by one. */
export function EmailListField<Values extends FieldValues>({
  of,
  name,
  most,
  wide = true,
  ...rest
}: EmailListFieldProps<Values>) {
  const { value, change, control, readOnly, failure, frame } = useField(of, name, { ...rest, wide })

  return (
    <FieldFrame {...frame} isGroup>
      {(wiring) => (
        <EmailListInput
          {...control}
          {...wiring}
          readOnly={readOnly}
          most={most}
          isWrong={(index) => Array.isArray(failure) && failure[index] != null}
          value={value as readonly EmailItem[] | undefined}
          onChange={(list) => change(list ?? [])}
        />
      )}
    </FieldFrame>
  )
}
