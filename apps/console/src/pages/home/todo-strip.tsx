import type { Todo } from '@ampdeck/api/statistics/platform-home'
import { MenuIcon } from '@ampdeck/ui/icon'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listAddress } from '../../menu/list-address.ts'
import { useMenu } from '../../menu/menu-context.ts'
import { openDialog } from '../../shell/dialogs/open-dialog.ts'
import { homeTexts as words } from './home.texts.ts'
import { todoPlaces } from './todo-places.ts'
import styles from './todo-strip.module.css'

/** What waits for somebody, a cell each; a cell leads to its list where the person may open that. */
export function TodoStrip({ todos }: { todos: readonly Todo[] }) {
  const say = useSay()

  return (
    <ul className={styles.strip} aria-label={say(words.todo)}>
      {todos.map((todo) => (
        <li key={todo.kind} className={styles.cell} data-empty={todo.count === 0 || undefined}>
          <TodoCell {...todo} />
        </li>
      ))}
    </ul>
  )
}

function TodoCell({ kind, count, parts }: Todo) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const menu = useMenu()
  const { list, icon, hint, parts: of } = todoPlaces[kind]
  const address = list && listAddress(menu, list)
  const spelt =
    of && parts.map((part) => `${of.label(part.code, language)} ${number(part.count)}`).join(' · ')
  const detail = count === 0 ? say(words.nothing) : (spelt ?? (hint && say(words[hint])))

  return (
    <>
      <span className={styles.name}>
        <MenuIcon name={icon} size={16} aria-hidden="true" />
        <Lead address={address} opensFiles={!list}>
          {say(words[kind])}
        </Lead>
      </span>
      <span className={styles.figure}>
        <strong>{number(count)}</strong>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
}

/** The name of a cell; pressing anywhere in the cell follows it. */
function Lead({
  address,
  opensFiles,
  children,
}: {
  address: string | undefined
  opensFiles: boolean
  children: ReactNode
}) {
  if (address) return <Link to={address}>{children}</Link>
  if (!opensFiles) return <span>{children}</span>
  return (
    <button type="button" onClick={() => openDialog({ name: 'downloadCenter', tab: 'export' })}>
      {children}
    </button>
  )
}
