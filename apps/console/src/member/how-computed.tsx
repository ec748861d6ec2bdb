import { type Text, texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import styles from './how-computed.module.css'

const words = texts({ how: ['How is this computed?', '指标口径'] })

/** The definitions of what a page shows, at its end. */
export function HowComputed({ of }: { of: readonly Text[] }) {
  const say = useSay()

  return (
    <details className={styles.how}>
      <summary>{say(words.how)}</summary>
      {of.map((text) => (
        <p key={text[0]}>{say(text)}</p>
      ))}
    </details>
  )
}
