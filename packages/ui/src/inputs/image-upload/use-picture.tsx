import type { Text } from '@ampdeck/api/texts'
import { type ReactNode, useState } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import type { ControlProps } from '../fields/control-props.ts'
import { FileInput } from '../file-upload/file-input.tsx'
import { factsOf } from '../file-upload/file-rules.ts'
import { uploadTexts } from '../file-upload/file-upload.texts.ts'
import { addressOf, type Uploader, useUploads } from '../file-upload/use-uploads.ts'
import { IMAGE_EXTENSIONS, imageRefusal } from './image-rules.ts'
import styles from './image-upload.module.css'
import { imageTexts } from './image-upload.texts.ts'

// The cropper and the dialog around it come with the first picture that is chosen.
const CropDialog = lazyOf(() => import('./crop-dialog.tsx'), 'CropDialog')

export interface PictureOptions {
  /** Sends the cropped picture: jpeg or png, no edge longer than 1024 px. What it throws is shown below. */
  upload: Uploader
  /**
   * Width by height of what is cut out: of one picture 1 where it is round, otherwise 16 / 9; in a list 4 /
   * 3.
   */
  aspect?: number | undefined
}

interface UsePictureProps extends Required<PictureOptions>, ControlProps {
  /** The addresses of the pictures that are there. */
  urls: readonly string[]
  onChange: (urls: string[]) => void
  /** How many; one is replaced by the next. */
  max: number
  shape: 'round' | 'rect'
}

/** A picture on its way: chosen, checked by the rules of the specification, cut, sent. */
export function usePicture({ urls, onChange, upload, max, aspect, shape, ...control }: UsePictureProps) {
  const say = useSay()
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<Text>()
  const { all, isPending, add, leave, box, wasHeld } = useUploads({
    files: urls.map((url) => ({ name: url, url })),
    onChange: (files) => onChange(files.map(addressOf)),
    upload,
    max,
  })
  const [current] = all
  const isFixed = control.disabled || control.readOnly
  // Another try after one that failed is one press away, and takes its place.
  const failed = current?.state === 'failed' ? current : undefined

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const found = imageRefusal(await factsOf(file), shape === 'round')
    if (failed) leave(failed.id)
    setRefusal(found)
    setChosen(found ? undefined : file)
  }
  const problem = refusal
    ? say(refusal)
    : failed
      ? (failed.reason ?? say(imageTexts.failed))
      : wasHeld && say(uploadTexts.wait)

  return {
    /** On the element around it all. */
    box,
    isFixed,
    isPending,
    /** Opens the device's pictures. */
    picker: (label: string | undefined, className: string | undefined, children: ReactNode) => (
      <FileInput
        {...control}
        aria-label={label}
        disabled={isFixed || isPending}
        extensions={IMAGE_EXTENSIONS}
        className={className}
        onFiles={(files) => void choose(files)}
      >
        {() => children}
      </FileInput>
    ),
    progress: isPending && (
      <progress
        aria-label={say(imageTexts.sending)}
        max={1}
        value={current?.progress ?? 0}
        className={styles.progress}
      />
    ),
    problem: (
      <p role="alert" className={styles.error}>
        {problem && (
          <>
            <Glyph name="fault" size={12} />
            {problem}
          </>
        )}
      </p>
    ),
    cropper: chosen && (
      <CropDialog
        file={chosen}
        aspect={aspect}
        shape={shape}
        onDone={(file) => {
          setChosen(undefined)
          add([file])
        }}
        onCancel={() => setChosen(undefined)}
        onUnreadable={() => {
          setChosen(undefined)
          setRefusal(imageTexts.unreadable)
        }}
      />
    ),
  }
}
