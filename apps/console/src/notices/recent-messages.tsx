import { formatTimestamp } from '@ampdeck/api/time'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { messageMarks, useMessages } from '@ampdeck/ui/toast'
import { noticeTexts as words } from './notices.texts.ts'
import styles from './notices-popover.module.css'

/** What the console has said since it was opened, the newest first: a message itself stays for a second only. */
export function RecentMessages() {
  const say = useSay()
  const messages = useMessages()

  return (
    <section aria-labelledby="messages-heading" className={styles.section}>
      <header className={styles.head}>
        <h2 id="messages-heading">{say(words.messages)}</h2>
      </header>
      {messages.length === 0 && <p className={styles.empty}>{say(words.noMessages)}</p>}
      <ul className={styles.list}>
        {messages.map(({ id, text, tone, time, count }) => (
          <li key={id} className={styles.message}>
            <Glyph {...messageMarks[tone]} size={14} />
            <p>
              {text}
              {count > 1 && <span className={styles.facts}> {say(words.times, { count })}</span>}
            </p>
            <time className={styles.facts}>{formatTimestamp(time).slice(11)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
