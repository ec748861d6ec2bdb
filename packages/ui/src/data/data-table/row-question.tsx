import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { showMessage } from '../../overlays/toast/message-store.ts'
import type { RowAction } from '../list/actions-of.ts'
import { type Unit, unitFor } from '../list/unit.ts'
import { tableTexts } from './data-table.texts.ts'

const ConfirmDialog = lazyOf(() => import('../../overlays/dialog/confirm-dialog.tsx'), 'ConfirmDialog')

/** What an action does with a row. It gives nothing where it failed, which is its own to report, once. */
export type RowHandler<Row> = (row: Row) => unknown

type NamedText = readonly ['{unit}{name}', '{unit}{name}']

/** The handlers of a list's actions by the action's id. */
export type RowHandlers<Row> = Readonly<Record<string, RowHandler<Row>>>

/**
 * Does an action, after its question where it has one, and says what was done to what. Where the opposite action is
 * among those that the user may do, the message offers to undo.
 */
export function useQuestion<Row>(
  on: RowHandlers<Row>,
  { unit, actions, nameOf }: { unit: Unit; actions: readonly RowAction<Row>[]; nameOf: (row: Row) => string },
) {
  const say = useSay()
  const { language } = useLanguage()
  const [asked, setAsked] = useState<{ action: RowAction<Row>; row: Row }>()
  const [isBusy, setBusy] = useState(false)

  const act = async (action: RowAction<Row>, row: Row) => {
    const handler = on[action.id]
    if (!handler) throw new Error(`Nothing is done on "${action.id}": give the list a handler for it`)
    setBusy(true)
    try {
      const answer = await handler(row)
      if (answer !== undefined && action.done) {
        const text = say(action.done as NamedText, namesOf(row))
        showMessage({ text: capitalised(text), tone: 'status', action: undoOf(action, row, answer) })
      }
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }

  const namesOf = (row: Row) => ({ name: nameOf(row), unit: unitFor(unit, language, 1) })

  /** The way back, without a question; it acts on the row as the call has left it. */
  const undoOf = ({ undo }: RowAction<Row>, before: Row, answer: unknown) => {
    const back = undo?.isRight(before) ? actions.find(({ id }) => id === undo.id) : undefined
    if (!back || !on[back.id]) return undefined
    const after = typeof answer === 'object' ? { ...before, ...answer } : before
    return { label: say(tableTexts.undo), onChoose: () => void act(back, after) }
  }

  const ask = (action: RowAction<Row>, row: Row) =>
    action.question ? setAsked({ action, row }) : act(action, row)

  let question: ReactNode
  if (asked) {
    const { action, row } = asked
    const name = nameOf(row)
    const { danger = false, title = tableTexts.question, effect, button } = action.question ?? {}
    const label = say(action.label)
    question = (
      <ConfirmDialog
        open
        title={say(title as typeof tableTexts.question, { action: label, name })}
        action={
          button ? say(button) : say(tableTexts.answer, { action: label, unit: unitFor(unit, language, 1) })
        }
        danger={danger}
        busy={isBusy}
        onConfirm={() => act(action, row)}
        onCancel={() => setAsked(undefined)}
      >
        {effect && <p>{say(effect as NamedText, namesOf(row))}</p>}
        {danger && <p>{say(tableTexts.noWayBack)}</p>}
      </ConfirmDialog>
    )
  }

  return { question, ask }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
