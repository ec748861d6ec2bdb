import { ThumbsUp } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import { Picture } from './phone-picture.tsx'
import { phoneTexts as t } from './phone-preview.texts.ts'
import styles from './screens.module.css'

/** An article: cover, title, text, and how many liked it. */
export function DiscoveryScreen({
  title,
  cover,
  body,
  likes,
  isTop = false,
}: Extract<PhoneContent, { kind: 'discovery' }>) {
  const say = useSay()

  return (
    <div className={styles.page}>
      <Picture picture={cover} shape="wide" />
      <p className={styles.title} data-missing={!title || undefined}>
        {isTop && <span className={styles.tag}>{say(t.top)}</span>}
        {title || say(t.noTitle)}
      </p>
      <div className={styles.text} data-missing={!body || undefined}>
        {body || say(t.noText)}
      </div>
      <p className={styles.likes}>
        <ThumbsUp aria-hidden="true" />
        {say(t.likes, { count: likes })}
      </p>
    </div>
  )
}
