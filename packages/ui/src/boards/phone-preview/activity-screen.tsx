import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { PhoneContent } from './phone-content.ts'
import { Picture } from './phone-picture.tsx'
import { phoneTexts as t } from './phone-preview.texts.ts'
import styles from './screens.module.css'

/** An activity: poster, period, rules, and the button that its state allows. */
export function ActivityScreen({
  title,
  poster,
  from,
  to,
  rules,
  state = 'running',
}: Extract<PhoneContent, { kind: 'activity' }>) {
  const say = useSay()
  const { day, minute } = useFormats()
  const words = {
    running: say(t.join),
    over: say(t.over),
    notYet: say(t.notYet, { from: minute(from) }),
  }

  return (
    <div className={styles.page}>
      <Picture picture={poster} shape="wide" />
      <p className={styles.title} data-missing={!title || undefined}>
        {title || say(t.noTitle)}
      </p>
      <p className={styles.period}>{say(t.period, { from: day(from), to: day(to) })}</p>
      <p className={styles.section}>{say(t.rules)}</p>
      <div className={styles.text} data-missing={!rules || undefined}>
        {rules || say(t.noText)}
      </div>
      <span className={styles.button} data-off={state !== 'running' || undefined}>
        {words[state]}
      </span>
    </div>
  )
}
