import { type ListRow, type ListState, selectionOfRows } from '@ampdeck/ui/list'
import { type Message, showMessage } from '@ampdeck/ui/toast'

interface BatchAnswer {
  done: readonly unknown[]
  refused: readonly { id: number }[]
}

/**
 * Takes the answer of an action on many rows: tells what became of them, and leaves those selected that were refused.
 * `undo` is offered with the message. Gives whether there was an answer at all.
 */
export function applyBatch(
  answer: BatchAnswer | undefined,
  list: Pick<ListState<ListRow>, 'select'>,
  told: (counts: { count: number; refused: number }) => string,
  undo?: Message['action'],
): boolean {
  if (!answer) return false
  const { done, refused } = answer
  showMessage({
    text: told({ count: done.length, refused: refused.length }),
    tone: refused.length > 0 ? 'warning' : 'status',
    action: undo,
  })
  list.select(selectionOfRows(refused.map(({ id }) => id)))
  return true
}
