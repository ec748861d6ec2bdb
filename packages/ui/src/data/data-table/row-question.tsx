import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { RowAction } from '../list/actions-of.ts'
import { tableTexts } from './data-table.texts.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../overlays/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

/** What an action does with a row. A failure is its own to report, once. */
export type RowHandler<Row> = (row: Row) => unknown

/** The handlers of a list's actions by the action's id. */
export type RowHandlers<Row> = Readonly<Record<string, RowHandler<Row>>>

/** Does an action, after its question where it has one. */
export function useQuestion<Row>(on: RowHandlers<Row>, nameOf: (row: Row) => string) {
  const say = useSay()
  const [asked, setAsked] = useState<{ action: RowAction<Row>; row: Row }>()
  const [isBusy, setBusy] = useState(false)

  const act = async (action: RowAction<Row>, row: Row) => {
    const handler = on[action.id]
    if (!handler) throw new Error(`Nothing is done on "${action.id}": give the list a handler for it`)
    setBusy(true)
    try {
      await handler(row)
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }

  const ask = (action: RowAction<Row>, row: Row) =>
    action.question ? setAsked({ action, row }) : act(action, row)

  let question: ReactNode
  if (asked) {
    const { action, row } = asked
    const name = nameOf(row)
    const sentence: readonly [string, string] = action.question?.ask ?? tableTexts.question
    question = (
      <Suspense>
        <ConfirmDialog
          open
          title={say(sentence as typeof tableTexts.question, { action: say(action.label), name })}
          danger={action.question?.danger ?? false}
          busy={isBusy}
          onConfirm={() => act(action, row)}
          onCancel={() => setAsked(undefined)}
        >
          {action.question?.danger && say(tableTexts.noWayBack)}
        </ConfirmDialog>
      </Suspense>
    )
  }

  return { question, ask }
}
