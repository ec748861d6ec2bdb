import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { type ComponentProps, lazy, type Ref, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FieldWiring } from '../fields/field-frame.tsx'
import type { Uploader } from '../file-upload/upload.ts'
import { ImagePicker } from './image-picker.tsx'
import { imageTexts } from './image-upload.texts.ts'
import styles from './picture-list.module.css'
import { useImage } from './use-image.ts'

const CropDialog = lazy(async () => {
  const { CropDialog } = await import('./crop-dialog.tsx')
  return { default: CropDialog }
})

export interface PictureListProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The name of the control. */
  label: string
  /** The addresses, in the order in which they are shown. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  upload: Uploader
  /** Nine unless told. */
  max?: number | undefined
  /** Width by height of what is cut out. */
  aspect?: number | undefined
  disabled?: boolean | undefined
  onPending?: ((isPending: boolean) => void) | undefined
  wiring?: FieldWiring | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Up to nine pictures in an order that buttons change; each is cropped as it is added. */
export function PictureList({
  label,
  value,
  onChange,
  upload,
  max = 9,
  aspect = 4 / 3,
  disabled = false,
  onPending,
  wiring,
  inputRef,
  className,
  ...rest
}: PictureListProps) {
  const say = useSay()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const image = useImage(upload, (url) => onChange([...value, url]), onPending)
  const isSending = image.progress !== undefined

  const move = (from: number, to: number) => {
    const url = value[from]
    if (url === undefined) return
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, url))
    setSaid(say(imageTexts.moved, { from: from + 1, to: to + 1 }))
    // The focus goes with the picture; at an end of the list to the button that still leads somewhere.
    const name = to > from ? 'later' : 'earlier'
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled')
      const same = [...(buttons ?? [])].find((button) => button.dataset.move === name)
      const next = same ?? buttons?.[0]
      next?.focus()
    })
  }

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {value.map((url, index) => {
          const place = index + 1
          return (
            <li key={url} className={styles.item} style={{ aspectRatio: aspect }}>
              <img src={url} alt={say(imageTexts.nth, { place, count: value.length })} />
              {!disabled && (
                <span className={styles.tools}>
                  <IconButton
                    size="small"
                    data-move="earlier"
                    label={say(imageTexts.earlier, { place })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowLeft />
                  </IconButton>
                  <IconButton
                    size="small"
                    data-move="later"
                    label={say(imageTexts.later, { place })}
                    disabled={index === value.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowRight />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={say(imageTexts.removeNth, { place })}
                    onClick={() => onChange(value.toSpliced(index, 1))}
                  >
                    <X />
                  </IconButton>
                </span>
              )}
            </li>
          )
        })}
        {value.length < max && (
          <li className={styles.add} style={{ aspectRatio: aspect }}>
            <ImagePicker
              ref={inputRef}
              wiring={wiring}
              label={say(imageTexts.add)}
              disabled={disabled || isSending}
              className={styles.picker}
              onChoose={(file) => void image.choose(file)}
            >
              {isSending ? (
                <progress
                  aria-label={say(imageTexts.sending)}
                  max={1}
                  value={image.progress}
                  className={styles.progress}
                />
              ) : (
                <ImagePlus aria-hidden="true" />
              )}
            </ImagePicker>
          </li>
        )}
      </ul>
      <p className={styles.rules}>
        {say(imageTexts.rules)}
        <span>{say(imageTexts.count, { count: value.length, max })}</span>
      </p>
      <p role="alert" className={styles.error}>
        {image.error && (
          <>
            <Glyph name="fault" size={12} />
            {say(image.error)}
          </>
        )}
      </p>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {image.chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={image.chosen}
            aspect={aspect}
            shape="rect"
            onDone={(file) => void image.send(file)}
            onCancel={image.cancel}
            onUnreadable={image.refuse}
          />
        </Suspense>
      )}
    </div>
  )
}
