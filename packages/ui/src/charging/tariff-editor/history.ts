/** What was, what is, and what was taken back. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** Changes that follow each other under one key are one step: typing a price is not five. */
  readonly key: string | undefined
}

const STEPS = 100

export function historyOf<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], key: undefined }
}

export function record<Value>(history: History<Value>, value: Value, key?: string): History<Value> {
  const isSameStep = key !== undefined && key === history.key
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-STEPS)
  return { past, present: value, future: [], key }
}

/** One step back; the same where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const future = [history.present, ...history.future]
  return { past: history.past.slice(0, -1), present: before, future, key: undefined }
}

/** Takes one step back again; the same where there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future, key: undefined }
}
