import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import type { Uploader } from '../file-upload/upload.ts'
import { useHeldForm } from '../file-upload/use-held-form.ts'
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx'
import { PictureList } from './picture-list.tsx'

export interface ImageFieldProps<Values extends FieldValues>
  extends BoundFieldProps,
    Pick<ImageUploadProps, 'shape' | 'aspect'> {
  of: Draft<Values>
  /** The address of the picture. */
  name: FieldName<Values, string>
  upload: Uploader
}

/** One picture of a form. Saving waits until it is sent. */
export function ImageField<Values extends FieldValues>({
  of,
  name,
  upload,
  shape,
  aspect,
  ...rest
}: ImageFieldProps<Values>) {
  const { text, change, control, frame } = useField(of, name, rest)
  const { setPending, note } = useHeldForm(of.id)

  return (
    <FieldFrame {...frame} error={note ?? frame.error}>
      {(wiring) => (
        <ImageUpload
          wiring={wiring}
          inputRef={control.ref}
          label={frame.label}
          value={text}
          upload={upload}
          shape={shape}
          aspect={aspect}
          disabled={control.disabled}
          onChange={change}
          onPending={setPending}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  )
}

export interface PictureListFieldProps<Values extends FieldValues> extends BoundFieldProps {
  of: Draft<Values>
  /** The addresses of the pictures. */
  name: FieldName<Values, readonly string[]>
  upload: Uploader
  max?: number
  aspect?: number
}

/** Several pictures of a form, in their order. Saving waits until they are sent. */
export function PictureListField<Values extends FieldValues>({
  of,
  name,
  upload,
  max,
  aspect,
  wide = true,
  ...rest
}: PictureListFieldProps<Values>) {
  const { value, change, control, frame } = useField(of, name, { ...rest, wide })
  const { setPending, note } = useHeldForm(of.id)
  const urls = Array.isArray(value) ? value.filter((url) => typeof url === 'string') : []

  return (
    <FieldFrame {...frame} error={note ?? frame.error}>
      {(wiring) => (
        <PictureList
          wiring={wiring}
          inputRef={control.ref}
          label={frame.label}
          value={urls}
          upload={upload}
          max={max}
          aspect={aspect}
          disabled={control.disabled}
          onChange={change}
          onPending={setPending}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  )
}
