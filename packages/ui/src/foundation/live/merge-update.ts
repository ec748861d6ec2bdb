/** What a source says about one thing: some fields of its state, and when the source saw them. */
export interface LiveUpdate<Id, State extends object> {
  id: Id
  /** The source's own time in milliseconds since 1970; it decides which of two updates is newer. */
  at: number
  /** The fields that changed; all of them the first time a thing is heard of. Null: the thing is gone. */
  change: Partial<State> | null
}

/** One thing as it is known: its state, and the source's time of the last news about it. */
export interface Known<State extends object> {
  readonly state: State
  readonly at: number
}

/**
 * What is known after an update. An update older than what is known is dropped: lines are repaired and messages overtake
 * one another. Of two at one time the later to arrive counts. Where no field differs the state stays the same object,
 * so nothing is drawn again.
 */
export function mergeUpdate<State extends object>(
  known: Known<State> | undefined,
  { at, change }: Pick<LiveUpdate<unknown, State>, 'at' | 'change'>,
): Known<State> | undefined {
  if (known && at < known.at) return known
  if (change === null) return undefined
  // The first update about a thing carries its whole state (see LiveUpdate.change).
  if (!known) return { state: change as State, at }
  return { state: changes(known.state, change) ? { ...known.state, ...change } : known.state, at }
}

/** Two updates of one thing as one, so that what waits for the next flush never grows beyond one per thing. */
export function joinUpdates<Id, State extends object>(
  waiting: LiveUpdate<Id, State> | undefined,
  next: LiveUpdate<Id, State>,
): LiveUpdate<Id, State> {
  if (!waiting) return next
  if (next.at < waiting.at) return waiting
  if (next.change === null || waiting.change === null) return next
  return { ...next, change: { ...waiting.change, ...next.change } }
}

function changes<State extends object>(state: State, change: Partial<State>): boolean {
  for (const key in change) if (!Object.is(state[key], change[key])) return true
  return false
}
