import { RotateCw, X } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { bytesText } from './bytes-text.ts'
import { uploadTexts } from './file-upload.texts.ts'
import type { Upload, UploadedFile } from './upload.ts'
import styles from './upload-rows.module.css'

export interface DoneRowProps {
  file: UploadedFile
  onRemove: (() => void) | undefined
}

/** A file that is on the server. */
export function DoneRow({ file, onRemove }: DoneRowProps) {
  const say = useSay()
  const formats = useFormats()
  const isLink = file.url !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(file.url)

  return (
    <li className={styles.row} data-state="done">
      <Glyph name="good" tone="good" size={14} />
      <bdi className={styles.name} title={file.name}>
        {isLink ? (
          <a href={file.url} target="_blank" rel="noopener noreferrer">
            {file.name}
          </a>
        ) : (
          file.name
        )}
      </bdi>
      {file.bytes !== undefined && <span className={styles.note}>{bytesText(file.bytes, formats)}</span>}
      {onRemove && (
        <IconButton size="small" label={say(uploadTexts.remove, { name: file.name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </li>
  )
}

export interface UploadRowProps {
  upload: Upload
  /** For the sentences that name them. */
  limits: { size: string; count: number }
  onRetry: () => void
  /** Stops it, or dismisses what failed. */
  onLeave: () => void
}

/** A file on its way, or one that did not get there and why. Styled by `[data-state]`. */
export function UploadRow({ upload, limits, onRetry, onLeave }: UploadRowProps) {
  const say = useSay()
  const { percent } = useFormats()
  const { file, state, progress, refusal } = upload
  const { name } = file
  const isWrong = state === 'failed' || state === 'refused'
  const sent = percent(Math.round(progress * 100) * 100)

  return (
    <li className={styles.row} data-state={state}>
      <Glyph name={isWrong ? 'fault' : 'waiting'} tone={isWrong ? 'bad' : 'waiting'} size={14} />
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      <span className={styles.note} role={isWrong ? 'alert' : undefined}>
        {note()}
      </span>
      {state === 'failed' && (
        <Button
          size="small"
          icon={<RotateCw />}
          aria-label={say(uploadTexts.retry, { name })}
          onClick={onRetry}
        >
          {say(uploadTexts.retryShort)}
        </Button>
      )}
      <IconButton
        size="small"
        label={say(isWrong ? uploadTexts.dismiss : uploadTexts.stop, { name })}
        onClick={onLeave}
      >
        <X />
      </IconButton>
      {state === 'uploading' && (
        <progress
          className={styles.progress}
          aria-label={say(uploadTexts.progress, { name })}
          max={1}
          value={progress}
        />
      )}
    </li>
  )

  function note(): string {
    if (state === 'waiting') return say(uploadTexts.waiting)
    if (state === 'uploading') return say(uploadTexts.uploading, { percent: sent })
    if (refusal === 'large') return say(uploadTexts.large, { size: limits.size })
    if (refusal === 'many') return say(uploadTexts.many, { count: limits.count })
    return say(refusal ? uploadTexts[refusal] : uploadTexts.failed)
  }
}
