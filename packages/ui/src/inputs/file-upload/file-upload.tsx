import { clsx } from 'clsx'
import { RotateCw, Upload as UploadIcon, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { FileInput } from './file-input.tsx'
import { bytesText, type FileRules } from './file-rules.ts'
import styles from './file-upload.module.css'
import { uploadTexts as t } from './file-upload.texts.ts'
import {
  addressOf,
  focusPlace,
  type Upload,
  type UploadedFile,
  type Uploader,
  useUploads,
} from './use-uploads.ts'

export interface FileOptions extends FileRules {
  /** Sends one file. If it throws, the file says so, with the server's sentence, and can be tried again. */
  upload: Uploader
  /** How many files; 1 by default, and then one is replaced by the next. */
  max?: number | undefined
  /** Opens a file whose address alone does not, such as one that needs a token; by default a new tab opens it. */
  onOpen?: ((url: string) => unknown) | undefined
}

export interface FileUploadProps extends ControlProps, FileOptions {
  /** The files that are on the server, in this order; those on their way it keeps itself. */
  files: readonly UploadedFile[]
  /** Called with all files once one has been sent or removed. */
  onChange: (files: readonly UploadedFile[]) => void
}

/**
 * Files by dropping, choosing or pasting. Each is checked by its content, sent with its progress, and can be removed.
 * A form around it waits until they are sent.
 */
export function FileUpload({
  files,
  onChange,
  upload,
  extensions,
  maxBytes,
  max = 1,
  onOpen,
  disabled = false,
  readOnly = false,
  className,
  ...rest
}: FileUploadProps) {
  const say = useSay()
  const formats = useFormats()
  const [said, setSaid] = useState('')
  const uploads = useUploads({
    files,
    onChange,
    upload,
    extensions,
    maxBytes,
    max,
    onDone: (name) => setSaid(say(t.done, { name })),
  })

  const isFixed = disabled || readOnly
  const isFull = max > 1 && files.length >= max
  const size = maxBytes === undefined ? '' : bytesText(maxBytes, formats)
  const rules = [
    extensions?.join(say([', ', '、'])),
    size && say(t.size, { size }),
    max > 1 && say(t.most, { count: max }),
  ]
  const words = (isOver: boolean) => {
    if (isFull) return say(t.full, { count: files.length, max })
    if (isOver) return say(t.release)
    return (
      <>
        <span className={styles.drop}>{say(t.drop)} </span>
        <span className={styles.choose}>{say(max > 1 ? t.choose : t.chooseOne)}</span>
      </>
    )
  }

  return (
    <div ref={uploads.box} className={clsx(styles.upload, className)}>
      <FileInput
        {...rest}
        className={styles.zone}
        extensions={extensions}
        multiple={max > 1}
        disabled={isFixed || isFull}
        onFiles={uploads.add}
      >
        {(isOver) => (
          <>
            <UploadIcon aria-hidden="true" />
            <span>{words(isOver)}</span>
            <span className={styles.rules}>{formats.list(rules)}</span>
          </>
        )}
      </FileInput>
      {(files.length > 0 || uploads.all.length > 0) && (
        <ul>
          {files.map((file, index) => (
            <Row
              key={addressOf(file)}
              name={file.name}
              url={file.url}
              onOpen={onOpen}
              look="done"
              note={file.bytes === undefined ? undefined : bytesText(file.bytes, formats)}
            >
              {!isFixed && (
                <IconButton
                  size="small"
                  label={say(t.remove, { name: file.name })}
                  onClick={() => {
                    uploads.remove(index)
                    focusPlace(uploads.box.current, index)
                  }}
                >
                  <X />
                </IconButton>
              )}
            </Row>
          ))}
          {uploads.all.map((one, index) => (
            <UploadRow
              key={one.id}
              upload={one}
              limits={{ size, count: max }}
              onRetry={() => uploads.retry(one)}
              onLeave={() => {
                uploads.leave(one.id)
                focusPlace(uploads.box.current, files.length + index)
              }}
            />
          ))}
        </ul>
      )}
      {uploads.wasHeld && (
        <p role="alert" className={styles.held}>
          {say(t.wait)}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}

/** Files of a form, held as their addresses: of one file a text, of several a list. */
function FileAddresses({
  value,
  onChange,
  max = 1,
  ...rest
}: ControlProps & ValueProps<string | readonly string[]> & FileOptions) {
  // Names and sizes are known of what was sent just now; of the rest only the address.
  const [sent, setSent] = useState<readonly UploadedFile[]>([])
  const addresses = (typeof value === 'string' ? [value] : (value ?? [])).filter((url) => url !== '')

  return (
    <FileUpload
      {...rest}
      max={max}
      files={addresses.map((url) => sent.find((file) => addressOf(file) === url) ?? fileOf(url))}
      onChange={(files) => {
        setSent(files)
        const all = files.map(addressOf)
        onChange(max > 1 ? all : (all[0] ?? null))
      }}
    />
  )
}

/**
 * Files of a form, saved as their addresses: one text, or a list where `max` is above 1. Saving waits for
 * them.
 */
export const FileField = bound<string | readonly string[], FileOptions>(FileAddresses, {
  isGroup: true,
  wide: true,
})

/** A file of which only the address is known: its name is the end of it. */
function fileOf(url: string): UploadedFile {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) || url
  try {
    return { name: decodeURIComponent(last), url }
  } catch {
    return { name: last, url }
  }
}

interface RowProps {
  name: string
  url?: string | undefined
  onOpen?: FileOptions['onOpen']
  look: 'done' | 'sending' | 'wrong'
  note: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

const looks = {
  done: { name: 'good', tone: 'good' },
  sending: { name: 'waiting', tone: 'waiting' },
  wrong: { name: 'fault', tone: 'bad' },
} as const

function Row({ name, url = '', onOpen, look, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Glyph {...looks[look]} size={14} />
      <bdi className={clsx(shared.cut, styles.name)} title={name}>
        {/^(https?:\/\/|\/(?!\/))/i.test(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              if (!onOpen) return
              event.preventDefault()
              onOpen(url)
            }}
          >
            {name}
          </a>
        ) : (
          name
        )}
      </bdi>
      {note && (
        <span className={clsx(shared.small, styles.note)} role={look === 'wrong' ? 'alert' : undefined}>
          {note}
        </span>
      )}
      {children}
    </li>
  )
}

interface UploadRowProps {
  upload: Upload
  /** For the sentences that name them. */
  limits: { size: string; count: number }
  onRetry: () => void
  /** Stops it, or dismisses what failed. */
  onLeave: () => void
}

/** A file on its way, or one that did not get there and why. */
function UploadRow({ upload, limits, onRetry, onLeave }: UploadRowProps) {
  const say = useSay()
  const { percent } = useFormats()
  const { file, state, progress, refusal, reason } = upload
  const { name } = file
  const isSending = state === 'uploading'
  const problem = refusal ? say(t[refusal], limits) : (reason ?? say(t.failed))
  const sent = percent(Math.round(progress * 100) * 100)

  return (
    <Row
      name={name}
      look={isSending ? 'sending' : 'wrong'}
      note={isSending ? say(t.uploading, { percent: sent }) : problem}
    >
      {state === 'failed' && (
        <Button size="small" icon={<RotateCw />} aria-label={say(t.retry, { name })} onClick={onRetry}>
          {say(t.retryShort)}
        </Button>
      )}
      <IconButton size="small" label={say(isSending ? t.stop : t.dismiss, { name })} onClick={onLeave}>
        <X />
      </IconButton>
      {isSending && (
        <progress
          className={styles.progress}
          aria-label={say(t.progress, { name })}
          max={1}
          value={progress}
        />
      )}
    </Row>
  )
}
