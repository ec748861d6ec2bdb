import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { type ComponentProps, lazy, type Ref, Suspense } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FieldWiring } from '../fields/field-frame.tsx'
import type { Uploader } from '../file-upload/upload.ts'
import { ImagePicker } from './image-picker.tsx'
import styles from './image-upload.module.css'
import { imageTexts } from './image-upload.texts.ts'
import { useImage } from './use-image.ts'

// The cropper and the dialog around it come with the first picture that is chosen.
const CropDialog = lazy(async () => {
  const { CropDialog } = await import('./crop-dialog.tsx')
  return { default: CropDialog }
})

export interface ImageUploadProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The name of the control. */
  label: string
  /** The address of the picture; empty or nothing where there is none. */
  value: string | null | undefined
  /** The new address, or the empty text once the picture was removed. */
  onChange: (url: string) => void
  /** Sends the cropped picture, at most 1024 px long, jpeg or png. */
  upload: Uploader
  /** `round` for faces. Styled by `[data-shape]`. */
  shape?: 'round' | 'rect' | undefined
  /** Width by height of what is cut out; a round one is a square. */
  aspect?: number | undefined
  disabled?: boolean | undefined
  /** Told while the picture is sent: a form then waits. */
  onPending?: ((isPending: boolean) => void) | undefined
  wiring?: FieldWiring | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One picture: chosen, checked by the rules of the specification, cropped, sent. */
export function ImageUpload({
  label,
  value,
  onChange,
  upload,
  shape = 'round',
  aspect = shape === 'round' ? 1 : 16 / 9,
  disabled = false,
  onPending,
  wiring,
  inputRef,
  className,
  ...rest
}: ImageUploadProps) {
  const say = useSay()
  const image = useImage(upload, onChange, onPending)
  const isSending = image.progress !== undefined

  return (
    <div {...rest} className={clsx(styles.upload, className)} data-shape={shape}>
      <ImagePicker
        ref={inputRef}
        wiring={wiring}
        label={label}
        disabled={disabled || isSending}
        className={styles.frame}
        onChoose={(file) => void image.choose(file)}
      >
        <span className={styles.picture} style={{ aspectRatio: aspect }}>
          {value ? <img src={value} alt={say(imageTexts.current)} /> : <ImagePlus aria-hidden="true" />}
        </span>
      </ImagePicker>
      <div className={styles.side}>
        {isSending ? (
          <progress
            aria-label={say(imageTexts.sending)}
            max={1}
            value={image.progress}
            className={styles.progress}
          />
        ) : (
          <p className={styles.rules}>{say(value ? imageTexts.replace : imageTexts.choose)}</p>
        )}
        <p className={styles.rules}>{say(imageTexts.rules)}</p>
        <p role="alert" className={styles.error}>
          {image.error && (
            <>
              <Glyph name="fault" size={12} />
              {say(image.error)}
            </>
          )}
        </p>
        {value && !disabled && !isSending && (
          <Button size="small" onClick={() => onChange('')}>
            {say(imageTexts.remove)}
          </Button>
        )}
      </div>
      {image.chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={image.chosen}
            aspect={aspect}
            shape={shape}
            onDone={(file) => void image.send(file)}
            onCancel={image.cancel}
            onUnreadable={image.refuse}
          />
        </Suspense>
      )}
    </div>
  )
}
