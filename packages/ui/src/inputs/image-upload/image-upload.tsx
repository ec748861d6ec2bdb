import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { focusPlace } from '../file-upload/use-uploads.ts'
import styles from './image-upload.module.css'
import { imageTexts } from './image-upload.texts.ts'
import { type PictureOptions, usePicture } from './use-picture.tsx'

export interface ImageOptions extends PictureOptions {
  /**
   * `round`, a square drawn as a circle, for faces, or `rect`; `round` by default. Styled by `[data-shape]`.
   */
  shape?: 'round' | 'rect' | undefined
}

/** `value` is the address of the picture. */
export interface ImageUploadProps extends ControlProps, ValueProps<string>, ImageOptions {}

/** One picture: chosen, checked (jpg, png or gif, under 2 MB), cropped, and sent. */
export function ImageUpload({
  value,
  onChange,
  shape = 'round',
  aspect = shape === 'round' ? 1 : 16 / 9,
  className,
  'aria-label': label,
  ...rest
}: ImageUploadProps) {
  const say = useSay()
  const picture = usePicture({
    ...rest,
    urls: value ? [value] : [],
    onChange: ([url = null]) => onChange(url),
    max: 1,
    aspect,
    shape,
  })

  return (
    <div ref={picture.box} className={clsx(styles.upload, className)} data-shape={shape}>
      {picture.picker(
        label,
        styles.frame,
        <span className={styles.picture} style={{ aspectRatio: aspect }}>
          {value ? <img src={value} alt={say(imageTexts.current)} /> : <ImagePlus aria-hidden="true" />}
        </span>,
      )}
      <div className={styles.side}>
        {picture.progress || (
          <p className={styles.rules}>{say(value ? imageTexts.replace : imageTexts.choose)}</p>
        )}
        <p className={styles.rules}>{say(imageTexts.rules)}</p>
        {picture.problem}
        {value && !picture.isFixed && !picture.isPending && (
          <Button
            size="small"
            onClick={() => {
              onChange(null)
              focusPlace(picture.box.current, 0)
            }}
          >
            {say(imageTexts.remove)}
          </Button>
        )}
      </div>
      {picture.cropper}
    </div>
  )
}

/** One picture of a form, saved as its address. Saving waits until it is sent. */
export const ImageField = bound<string, ImageOptions>(ImageUpload, { isGroup: true })
