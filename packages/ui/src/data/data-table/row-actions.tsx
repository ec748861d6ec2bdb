import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { lazy, type ReactElement, Suspense } from 'react'
import { OnDemand, type TriggerProps } from '../../overlays/overlay/on-demand.tsx'
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
  const { drawn, rest } = drawnActions(props.actions, props.row, props.words)

  return (
    <div className={styles.actions}>
      {drawn.map((action) => wordOf(action, props))}
      {rest.length > 0 && moreActions({ ...props, actions: rest })}
    </div>
  )
}

/** Which actions of a row are words, and which stand under "More". */
export function drawnActions<Row>(actions: readonly RowAction<Row>[], row: Row, words = WORDS) {
  const possible = actions.filter((action) => !action.hiddenIf?.(row))
  const drawn = possible.length <= words ? possible : possible.slice(0, Math.max(words - 1, 0))
  return { drawn, rest: possible.slice(drawn.length) }
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

const loadMenu = () => import('../../overlays/menu/menu-overlay.tsx')
const MenuOverlay = lazy(async () => ({ default: (await loadMenu()).MenuOverlay }))

/** The button; what it opens is put together when somebody wants it. */
function moreActions<Row>(props: RowActionsProps<Row>) {
  const label = say(tableTexts.more, props.language)
  const trigger = (
    <button
      type="button"
      className={styles.more}
      title={label}
      aria-label={label}
      tabIndex={props.tabIndex}
    />
  )
  return (
    <OnDemand trigger={trigger} popup="menu" load={loadMenu}>
      <Suspense fallback={trigger}>
        <RowMenu {...props} trigger={trigger} />
      </Suspense>
    </OnDemand>
  )
}

type RowMenuProps<Row> = RowActionsProps<Row> & { trigger: ReactElement<TriggerProps> }

function RowMenu<Row>({ actions, row, language, onAction, trigger }: RowMenuProps<Row>) {
  const items = actions.map((action) => {
    const blocked = action.blockedBy?.(row)
    return {
      id: action.id,
      label: say(action.label, language),
      href: action.href?.(row),
      disabledReason: blocked && say(blocked, language),
      danger: action.question?.danger,
    }
  })
  const choose = (id: string) => {
    const chosen = actions.find((action) => action.id === id)
    if (chosen && chosen.kind !== 'link') onAction(chosen, row)
  }
  return <MenuOverlay items={items} onChoose={choose} trigger={trigger} />
}
