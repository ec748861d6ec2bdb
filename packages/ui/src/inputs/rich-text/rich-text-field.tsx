import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../fields/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import type { Uploader } from '../file-upload/upload.ts'
import { RichText } from './rich-text.tsx'

export interface RichTextFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  /** HTML. */
  name: FieldName<Values, string>
  /** Sends a picture; without it the text holds none. */
  upload?: Uploader
  /** The most characters as they are read. The limit of the schema counts the HTML, and has a counter of its own. */
  maxLength?: number
}

/** A formatted text, across the form. */
export function RichTextField<Values extends FieldValues>({
  of,
  name,
  upload,
  maxLength,
  wide = true,
  ...rest
}: RichTextFieldProps<Values>) {
  const { text, counter, change, control, frame } = useField(of, name, { ...rest, wide })

  return (
    <FieldFrame {...frame} counter={maxLength === undefined ? counter : undefined}>
      {(wiring) => (
        <RichText
          ref={control.ref}
          wiring={wiring}
          label={frame.label}
          value={text}
          upload={upload}
          maxLength={maxLength}
          disabled={control.disabled}
          onChange={change}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  )
}
