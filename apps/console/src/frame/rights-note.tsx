import { texts } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import styles from './rights-note.module.css'

const words = texts({
  changed: [
    'Your rights have changed while you were typing. What you typed is still here; saving it may be refused.',
    '您输入期间权限已变更。已输入的内容仍保留在此，但保存可能被拒绝。',
  ],
})

/** Above a page with unsaved input whose rights are no longer what they were. */
export function RightsNote() {
  const say = useSay()

  return (
    <p role="alert" className={styles.note}>
      <Glyph name="alarm" tone="warning" size={14} />
      {say(words.changed)}
    </p>
  )
}
