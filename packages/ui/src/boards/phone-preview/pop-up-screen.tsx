import { X } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import { Picture } from './phone-picture.tsx'
import { phoneTexts as t } from './phone-preview.texts.ts'
import styles from './screens.module.css'

/** A picture over the app's first page, which is dim behind it. */
export function PopUpScreen({ title, picture, hasLink = true }: Extract<PhoneContent, { kind: 'popUp' }>) {
  const say = useSay()

  return (
    <div className={styles.popUp}>
      <Behind />
      <div className={styles.scrim}>
        <div className={styles.card}>
          <Picture picture={picture} shape="tall" />
          <p className={styles.title} data-missing={!title || undefined}>
            {title || say(t.noTitle)}
          </p>
          {hasLink && <span className={styles.button}>{say(t.open)}</span>}
        </div>
        <span className={styles.cross} role="img" aria-label={say(t.close)}>
          <X />
        </span>
      </div>
    </div>
  )
}

/** The app's first page in outlines. */
export function Behind() {
  const say = useSay()

  return (
    <div className={styles.behind} aria-hidden="true">
      <p className={styles.section}>{say(t.station)}</p>
      {[64, 48, 72, 56].map((width) => (
        <div key={width} className={styles.station}>
          <span />
          <span style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
