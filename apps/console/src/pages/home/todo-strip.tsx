import type { Todo } from '@ampdeck/api/statistics/todo'
import { MenuIcon } from '@ampdeck/ui/icon'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMenu } from '../../menu/menu-context.ts'
import { openDialog } from '../../shell/dialogs/open-dialog.ts'
import { todoAddress, todoPlaces } from '../../todo/todo-places.ts'
import { homeTexts as words } from './home.texts.ts'
import styles from './todo-strip.module.css'

/** What waits for somebody, a cell each; a cell and each of its parts lead to just what they count. */
export function TodoStrip({ todos }: { todos: readonly Todo[] }) {
  const say = useSay()

  return (
    <ul className={styles.strip} aria-label={say(words.todo)}>
      {todos.map((todo) => (
        <li
          key={todo.kind}
          className={styles.cell}
          data-empty={todo.count === 0 || undefined}
          data-wide={todo.parts.length > 1 || undefined}
        >
          <TodoCell {...todo} />
        </li>
      ))}
    </ul>
  )
}

function TodoCell(todo: Todo) {
  const { kind, count, late } = todo
  const say = useSay()
  const { number } = useFormats()
  const { name, lists, icon, hint } = todoPlaces[kind]
  const address = todoAddress(useMenu(), kind)

  return (
    <>
      <span className={styles.name}>
        <MenuIcon name={icon} size={16} aria-hidden="true" />
        <Lead address={address} opensFiles={lists.length === 0}>
          {say(name)}
        </Lead>
      </span>
      <span className={styles.figure}>
        <strong>{number(count)}</strong>
        {late > 0 && <Late kind={kind} count={late} />}
        {count > 0 && <Parts {...todo} />}
        {hint && count > 0 && (
          <span className={styles.detail} title={say(hint)}>
            {say(hint)}
          </span>
        )}
      </span>
    </>
  )
}

/** What is past its deadline leads to just that. */
function Late({ kind, count }: { kind: Todo['kind']; count: number }) {
  const text = useSay()(words.late, { count })
  const address = todoAddress(useMenu(), kind, 'late')

  return <span className={styles.late}>{address ? <Link to={address}>{text}</Link> : text}</span>
}

/** The parts as a bar, each with its number below it. */
function Parts({ kind, parts }: Todo) {
  const { language } = useLanguage()
  const { number } = useFormats()
  const menu = useMenu()
  const { parts: meaning } = todoPlaces[kind]
  if (!meaning || parts.length < 2) return null
  const { of } = meaning

  return (
    <span className={styles.parts}>
      {parts.map(({ code, count }) => {
        const address = todoAddress(menu, kind, code)
        const name = `${of.label(code, language)} ${number(count)}`
        const shown = (
          <>
            <i className={styles.segment} data-part={of.key(code)} />
            {number(count)}
          </>
        )
        return (
          <span key={code} style={{ flexGrow: count }} title={name}>
            {address ? (
              <Link to={address} aria-label={name}>
                {shown}
              </Link>
            ) : (
              <>
                <span className="visually-hidden">{of.label(code, language)} </span>
                {shown}
              </>
            )}
          </span>
        )
      })}
    </span>
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
  const text = <span className={styles.text}>{children}</span>
  if (address) return <Link to={address}>{text}</Link>
  if (!opensFiles) return text
  return (
    <button type="button" onClick={() => openDialog({ name: 'downloadCenter', tab: 'export' })}>
      {text}
    </button>
  )
}
