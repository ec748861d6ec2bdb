import { useSay } from '@ampdeck/ui/language'
import { configTexts as words } from './config-parts.ts'
import styles from './station-config.module.css'
import type { WordedChange } from './use-config-words.ts'

/** What changes, field by field, before and after. */
export function ChangeList({ of }: { of: readonly WordedChange[] }) {
  const say = useSay()
  const said = (text: string) => text || say(words.unknown)

  return (
    <ul className={styles.changes}>
      {of.map(({ field, label, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{label}</span>
          <span>
            <del>{said(before)}</del> <span aria-hidden="true">→</span> <ins>{said(after)}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
