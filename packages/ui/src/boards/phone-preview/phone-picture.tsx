import { useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhonePicture } from './phone-content.ts'
import styles from './phone-picture.module.css'
import { phoneTexts as t } from './phone-preview.texts.ts'

export interface PictureProps {
  picture: PhonePicture | undefined
  /** Width by height. Styled by `[data-shape]`. */
  shape: 'wide' | 'tall'
}

/** A picture, or a drawing of our own where there is none or where it cannot be loaded. */
export function Picture({ picture, shape }: PictureProps) {
  const say = useSay()
  const [brokenSrc, setBrokenSrc] = useState<string>()

  if (!picture || picture.src === brokenSrc) {
    return (
      <div role="img" aria-label={say(t.noPicture)} className={styles.nothing} data-shape={shape}>
        <svg viewBox="0 0 120 60" width="96" height="48" aria-hidden="true">
          <path d="M6 48 34 22l18 16 22-24 40 34" />
          <circle cx="30" cy="12" r="5" />
        </svg>
        <span aria-hidden="true">{say(t.noPicture)}</span>
      </div>
    )
  }
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      className={styles.picture}
      data-shape={shape}
      onError={() => setBrokenSrc(picture.src)}
    />
  )
}
