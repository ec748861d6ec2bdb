import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import type { RowAction } from '../list/actions-of.ts'
import { WORDS } from './column-width.ts'
import { tableTexts } from './data-table.texts.ts'
import styles from './row-actions.module.css'

interface RowActionsProps<Row> {
  row: Row
  /** Those that the user may do. */
  actions: readonly RowAction<Row>[]
  language: Language
  onAction: (action: RowAction<Row>, row: Row) => void
  /** How many are drawn as words; a card has none. */
  words?: number
  /** -1 within a grid, which is one stop of the Tab key. */
  tabIndex?: -1 | undefined
}

/** What can be done with a row in its state: a function and not a component, for it is part of every row. */
export function rowActions<Row>(props: RowActionsProps<Row>) {
  const { actions, row, words = WORDS } = props
  const possible = actions.filter((action) => !action.hiddenIf?.(row))
  const drawn = possible.length <= words ? possible : possible.slice(0, Math.max(words - 1, 0))
  const rest = possible.slice(drawn.length)

  return (
    <div className={styles.actions}>
      {drawn.map((action) => wordOf(action, props))}
      {rest.length > 0 && moreOf(rest, props)}
    </div>
  )
}

function wordOf<Row>(action: RowAction<Row>, { row, language, onAction, tabIndex }: RowActionsProps<Row>) {
  const blocked = action.blockedBy?.(row)
  const reason = blocked && say(blocked, language)
  const label = say(action.label, language)

  if (action.href && !reason) {
    return (
      <a key={action.id} className={styles.word} href={action.href(row)} tabIndex={tabIndex}>
        {label}
      </a>
    )
  }
  return (
    <button
      key={action.id}
      type="button"
      className={styles.word}
      tabIndex={tabIndex}
      aria-disabled={Boolean(reason) || undefined}
      aria-description={reason}
      title={reason}
      onClick={() => !reason && onAction(action, row)}
    >
      {label}
    </button>
  )
}

/** The menu of what is not drawn as a word. */
function moreOf<Row>(
  rest: readonly RowAction<Row>[],
  { row, language, onAction, tabIndex }: RowActionsProps<Row>,
) {
  const label = say(tableTexts.more, language)
  const items = rest.map(({ id, label, href, blockedBy, question }) => {
    const blocked = blockedBy?.(row)
    return {
      id,
      label: say(label, language),
      href: href?.(row),
      disabledReason: blocked && say(blocked, language),
      danger: question?.danger,
    }
  })
  const choose = (id: string) => {
    const chosen = rest.find((action) => action.id === id)
    if (chosen && chosen.kind !== 'link') onAction(chosen, row)
  }
  const button = <IconButton size="small" className={styles.more} label={label} tabIndex={tabIndex} />
  return <Menu items={items} onChoose={choose} trigger={button} />
}
