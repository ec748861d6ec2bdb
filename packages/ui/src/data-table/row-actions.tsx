import { Ellipsis } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { useSay } from '../language/use-say.ts'
import type { RowAction } from '../list/actions-of.ts'
import { Menu } from '../menu/menu.tsx'
import { tableTexts } from './data-table.texts.ts'
import styles from './row-actions.module.css'

/** So many words stand in a row; with more actions one fewer is drawn, and the rest is under "More". */
const WORDS = 3

interface RowActionsProps<Row> {
  row: Row
  /** Those that the user may do. */
  actions: readonly RowAction<Row>[]
  onAction: (action: RowAction<Row>, row: Row) => void
  /** How many are drawn as words; a card has none. */
  words?: number
}

/** What can be done with a row in its state. */
export function RowActions<Row>({ row, actions, onAction, words = WORDS }: RowActionsProps<Row>) {
  const possible = actions.filter((action) => !action.hiddenIf?.(row))
  const drawn = possible.length <= words ? possible : possible.slice(0, Math.max(words - 1, 0))
  const rest = possible.slice(drawn.length)

  return (
    <div className={styles.actions}>
      {drawn.map((action) => (
        <ActionWord key={action.id} action={action} row={row} onAction={onAction} />
      ))}
      {rest.length > 0 && <MoreActions actions={rest} row={row} onAction={onAction} />}
    </div>
  )
}

interface ActionWordProps<Row> {
  action: RowAction<Row>
  row: Row
  onAction: (action: RowAction<Row>, row: Row) => void
}

function ActionWord<Row>({ action, row, onAction }: ActionWordProps<Row>) {
  const say = useSay()
  const blocked = action.blockedBy?.(row)
  const reason = blocked && say(blocked)

  if (action.href && !reason) {
    return (
      <a className={styles.word} href={action.href(row)}>
        {say(action.label)}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={styles.word}
      aria-disabled={Boolean(reason) || undefined}
      aria-description={reason}
      title={reason}
      onClick={() => !reason && onAction(action, row)}
    >
      {say(action.label)}
    </button>
  )
}

function MoreActions<Row>({ actions, row, onAction }: Omit<RowActionsProps<Row>, 'words'>) {
  const say = useSay()
  const items = actions.map((action) => {
    const blocked = action.blockedBy?.(row)
    return {
      id: action.id,
      label: say(action.label),
      href: action.href?.(row),
      disabledReason: blocked && say(blocked),
      danger: action.question?.danger,
    }
  })
  const choose = (id: string) => {
    const chosen = actions.find((action) => action.id === id)
    if (chosen && chosen.kind !== 'link') onAction(chosen, row)
  }

  return (
    <Menu
      items={items}
      onChoose={choose}
      trigger={
        <IconButton size="small" label={say(tableTexts.more)}>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
