import { useState } from 'react'
import { type History, historyOf, record, redo, undo } from './history.ts'

/** Steps back and forth over a controlled value. A value that comes from outside begins anew. */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [kept, setKept] = useState<History<Value>>(() => historyOf(value))
  // A form may hand back a copy of what it was given: equal is the same.
  const history = JSON.stringify(kept.present) === JSON.stringify(value) ? kept : historyOf(value)

  const go = (next: History<Value>) => {
    if (next === history) return
    setKept(next)
    onChange(next.present)
  }

  return {
    change: (next: Value, key?: string) => go(record(history, next, key)),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
