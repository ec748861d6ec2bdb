import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import styles from './contradictions.module.css'

/** What does not add up, each in one sentence; nothing where all does. */
export function Contradictions({ sentences }: { sentences: readonly string[] }) {
  const say = useSay()
  if (sentences.length === 0) return null

  return (
    <div role="alert" className={styles.box}>
      <Glyph name="fault" tone="bad" size={14} />
      <div>
        <p className={styles.title}>{say(t.wrong)}</p>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
