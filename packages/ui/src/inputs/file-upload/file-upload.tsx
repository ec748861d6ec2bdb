import { clsx } from 'clsx'
import { Upload as UploadIcon } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type Ref, useLayoutEffect, useState } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FieldWiring } from '../fields/field-frame.tsx'
import { bytesText } from './bytes-text.ts'
import { acceptOf, type FileRules } from './file-rules.ts'
import styles from './file-upload.module.css'
import { uploadTexts } from './file-upload.texts.ts'
import type { UploadedFile, Uploader } from './upload.ts'
import { DoneRow, UploadRow } from './upload-rows.tsx'
import { useDropZone } from './use-drop-zone.ts'
import { useUploads } from './use-uploads.ts'

export interface FileUploadProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'>, FileRules {
  /** The name of the control. */
  label: string
  files: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  /** Sends one file. What it throws is shown at the file, where it can be tried again. */
  upload: Uploader
  /** How many files; one is replaced by the next. */
  max?: number | undefined
  disabled?: boolean | undefined
  /** Told whether files are still on their way: a form then waits. */
  onPending?: ((isPending: boolean) => void) | undefined
  /** What ties the control to a label, a hint and an error. */
  wiring?: FieldWiring | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Files by dropping, choosing or pasting. Each is checked by its content, sent with its progress, and can be removed. */
export function FileUpload({
  label,
  files,
  onChange,
  upload,
  extensions,
  maxBytes,
  max = 1,
  disabled = false,
  onPending,
  wiring,
  inputRef,
  className,
  ...rest
}: FileUploadProps) {
  const say = useSay()
  const formats = useFormats()
  const { language } = useLanguage()
  const [said, setSaid] = useState('')
  const { uploads, isPending, add, retry, leave, remove } = useUploads({
    files,
    onChange,
    upload,
    extensions,
    maxBytes,
    max,
    onDone: (name) => setSaid(say(uploadTexts.done, { name })),
  })
  const zone = useDropZone((dropped) => void add(dropped), disabled)

  // Before the next press: a form that is held must let go as soon as the last file is there.
  useLayoutEffect(() => {
    onPending?.(isPending)
  }, [onPending, isPending])

  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (disabled || pasted.length === 0) return
    event.preventDefault()
    void add(pasted)
  }
  const comma = language === 'en' ? ', ' : '，'
  const size = maxBytes === undefined ? '' : bytesText(maxBytes, formats)
  const rules = [
    extensions?.join(language === 'en' ? ', ' : '、'),
    size && say(uploadTexts.size, { size }),
    max > 1 && say(uploadTexts.most, { count: max }),
  ]
  const isFull = max > 1 && files.length >= max

  return (
    <div {...rest} className={clsx(styles.upload, className)} onPaste={paste}>
      <label
        className={styles.zone}
        data-over={zone.isOver || undefined}
        data-disabled={disabled || isFull || undefined}
        {...zone.handlers}
      >
        <input
          id={wiring?.id}
          ref={inputRef}
          type="file"
          className="visually-hidden"
          aria-label={label}
          aria-describedby={wiring?.['aria-describedby']}
          aria-invalid={wiring?.['aria-invalid']}
          multiple={max > 1}
          accept={acceptOf(extensions)}
          disabled={disabled || isFull}
          onChange={(event) => {
            void add([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <UploadIcon aria-hidden="true" />
        <span className={styles.words}>
          {isFull ? (
            say(uploadTexts.full, { count: files.length, max })
          ) : zone.isOver ? (
            say(uploadTexts.release)
          ) : (
            <>
              {say(uploadTexts.drop)}{' '}
              <span className={styles.choose}>
                {say(max > 1 ? uploadTexts.choose : uploadTexts.chooseOne)}
              </span>
            </>
          )}
        </span>
        <span className={styles.rules}>{rules.filter(Boolean).join(comma)}</span>
      </label>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.files}>
          {files.map((file, index) => (
            <DoneRow
              key={file.url ?? file.id ?? file.name}
              file={file}
              onRemove={disabled ? undefined : () => remove(index)}
            />
          ))}
          {uploads.map((one) => (
            <UploadRow
              key={one.id}
              upload={one}
              limits={{ size, count: max }}
              onRetry={() => retry(one.id)}
              onLeave={() => leave(one.id)}
            />
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
