import type { Todo } from '@ampdeck/api/statistics/todo'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useMenu } from '../menu/menu-context.ts'
import { closeDialog } from '../shell/dialogs/open-dialog.ts'
import { todoAddress, todoPlaces } from '../todo/todo-places.ts'
import { noticeTexts as words } from './notices.texts.ts'
import styles from './notices-popover.module.css'

/** The decisions that wait for this person, a line for each kind; a line leads to the list of just these. */
export function ApprovalList({ approvals }: { approvals: readonly Todo[] }) {
  const say = useSay()
  const { number } = useFormats()
  const menu = useMenu()

  return (
    <section aria-labelledby="approvals-heading" className={styles.section}>
      <header className={styles.head}>
        <h2 id="approvals-heading">{say(words.approvals)}</h2>
      </header>
      <ul className={styles.list}>
        {approvals.map(({ kind, count }) => {
          const address = todoAddress(menu, kind)
          const name = say(todoPlaces[kind].name)
          return (
            <li key={kind} className={styles.approval}>
              {address ? (
                <Link to={address} onClick={() => closeDialog('notices')}>
                  {name}
                </Link>
              ) : (
                name
              )}
              <strong>{number(count)}</strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
