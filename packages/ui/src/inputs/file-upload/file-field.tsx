import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type BoundFieldProps, useField } from '../fields/use-field.ts'
import type { FileRules } from './file-rules.ts'
import { FileUpload } from './file-upload.tsx'
import type { UploadedFile, Uploader } from './upload.ts'
import { useHeldForm } from './use-held-form.ts'

export interface FileFieldProps<Values extends FieldValues> extends BoundFieldProps, FileRules {
  of: Draft<Values>
  /** The address of the file, or the list of them where several are taken. */
  name: FieldName<Values, string | readonly string[]>
  upload: Uploader
  /** How many; above one the field holds a list. */
  max?: number
}

/** Files of a form, held as their addresses. Saving waits until they are sent. */
export function FileField<Values extends FieldValues>({
  of,
  name,
  upload,
  extensions,
  maxBytes,
  max = 1,
  wide = true,
  ...rest
}: FileFieldProps<Values>) {
  const { value, change, control, frame } = useField(of, name, { ...rest, wide })
  // Names and sizes are known of what was sent just now; of the rest only the address.
  const [sent, setSent] = useState<readonly UploadedFile[]>([])
  const { setPending, note } = useHeldForm(of.id)

  const files = addressesOf(value).map((url) => sent.find((file) => addressOf(file) === url) ?? fileOf(url))
  const take = (next: readonly UploadedFile[]) => {
    setSent(next)
    const addresses = next.map(addressOf)
    change(max > 1 ? addresses : (addresses[0] ?? ''))
  }

  return (
    <FieldFrame {...frame} error={note ?? frame.error}>
      {(wiring) => (
        <FileUpload
          wiring={wiring}
          inputRef={control.ref}
          label={frame.label}
          files={files}
          upload={upload}
          extensions={extensions}
          maxBytes={maxBytes}
          max={max}
          disabled={control.disabled}
          onChange={take}
          onPending={setPending}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  )
}

function addressesOf(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.filter((one): one is string => typeof one === 'string' && one !== '')
}

function addressOf({ url, id, name }: UploadedFile): string {
  return url ?? (id === undefined ? name : String(id))
}

/** A file of which only the address is known: its name is the end of it. */
function fileOf(url: string): UploadedFile {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) || url
  try {
    return { name: decodeURIComponent(last), url }
  } catch {
    return { name: last, url }
  }
}
