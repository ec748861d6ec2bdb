import { browserClock, type Clock } from './clock.ts'
import { joinUpdates, type LiveUpdate, mergeUpdate } from './merge-update.ts'

/** One thing as it is drawn; the same object as long as neither its state nor its staleness changes. */
export interface LiveEntry<State> {
  readonly state: State
  /** Nothing has been heard of it for more than three beats. */
  readonly isStale: boolean
}

export interface LiveStoreOptions {
  /** How often what has arrived is shown, 4 to 10 times a second. */
  flushesPerSecond?: number
  /** The interval at which the source says something about each thing, in milliseconds. */
  beatMs?: number
  clock?: Clock
}

/** What a component needs of a store to read it. */
export type LiveFeed<Id, State extends object> = Pick<
  LiveStore<Id, State>,
  'get' | 'version' | 'subscribe' | 'subscribeAll' | 'heardAt'
>

export interface LiveStore<Id, State extends object> {
  /** Takes updates at any rate; they are shown with the next flush. */
  push(updates: Iterable<LiveUpdate<Id, State>>): void
  /** Word that nothing has changed: of the things named, or of all. */
  beat(ids?: Iterable<Id>): void
  get(id: Id): LiveEntry<State> | undefined
  ids(): IterableIterator<Id>
  /** Counts the flushes that changed anything; for what is derived from many things at once. */
  version(): number
  /** Called when this one thing changes. */
  subscribe(id: Id, onChange: () => void): () => void
  /** Called once per flush, with what has changed. */
  subscribeAll(onFlush: (changed: ReadonlySet<Id>) => void): () => void
  /** When a thing was last heard of, in milliseconds since 1970; nothing for an unknown one. */
  heardAt(id: Id): number | undefined
  /** Milliseconds since the last word of a thing; nothing for an unknown one. */
  ageOf(id: Id): number | undefined
  /** Whether nothing has been heard of a thing for more than three beats, at this moment. */
  isStale(id: Id): boolean
  /** Shows at once what has arrived. */
  flush(): void
  /** Ends its timers. */
  close(): void
}

/**
 * Shown within 250 ms means: waiting, drawing and the next frame together. Four flushes a second would spend all of it
 * on waiting.
 */
const FLUSHES_PER_SECOND = 5
const LEAST_FLUSHES = 4
const MAX_FLUSHES = 10
/** How often devices report. */
const BEAT_MS = 15_000
/** Later than this many beats is stale. */
export const STALE_BEATS = 3
const SWEEP_MS = 1_000

interface Kept<State> {
  entry: LiveEntry<State>
  at: number
  receivedAt: number
}

/**
 * Live states of many things. A stream writes as often as it likes; the screen learns of it a few times a second, and
 * each component only of what it shows. While the page is hidden updates gather, at most one per thing, and are
 * shown when it comes back.
 */
export function createLiveStore<Id, State extends object>(
  options: LiveStoreOptions = {},
): LiveStore<Id, State> {
  const { flushesPerSecond = FLUSHES_PER_SECOND, beatMs = BEAT_MS, clock = browserClock } = options
  const interval = 1_000 / Math.min(MAX_FLUSHES, Math.max(LEAST_FLUSHES, flushesPerSecond))
  const kept = new Map<Id, Kept<State>>()
  const waiting = new Map<Id, { update: LiveUpdate<Id, State>; receivedAt: number }>()
  const listeners = new Map<Id, Set<() => void>>()
  const flushListeners = new Set<(changed: ReadonlySet<Id>) => void>()
  let version = 0
  let flushedAt = Number.NEGATIVE_INFINITY
  let callOffFlush: (() => void) | undefined
  let callOffSweep: (() => void) | undefined

  const isLate = (receivedAt: number) => clock.now() - receivedAt > STALE_BEATS * beatMs

  function schedule() {
    if (callOffFlush || waiting.size === 0 || clock.isHidden()) return
    callOffFlush = clock.after(Math.max(0, flushedAt + interval - clock.now()), flush)
  }

  function flush() {
    callOffFlush?.()
    callOffFlush = undefined
    flushedAt = clock.now()
    const changed = new Set<Id>()
    for (const [id, { update, receivedAt }] of waiting) if (apply(id, update, receivedAt)) changed.add(id)
    waiting.clear()
    notify(changed)
  }

  /** Whether anything is to be drawn again. */
  function apply(id: Id, update: LiveUpdate<Id, State>, receivedAt: number): boolean {
    const before = kept.get(id)
    const merged = mergeUpdate(before && { state: before.entry.state, at: before.at }, update)
    if (!merged) return kept.delete(id)
    const isStale = isLate(receivedAt)
    const isSame = before?.entry.state === merged.state && before.entry.isStale === isStale
    kept.set(id, {
      entry: isSame ? before.entry : { state: merged.state, isStale },
      at: merged.at,
      receivedAt,
    })
    return !isSame
  }

  /** Staleness changes by time alone. */
  function sweep() {
    callOffSweep = undefined
    const changed = new Set<Id>()
    for (const [id, one] of kept) {
      const isStale = isLate(one.receivedAt)
      if (isStale === one.entry.isStale) continue
      one.entry = { state: one.entry.state, isStale }
      changed.add(id)
    }
    notify(changed)
    watch()
  }

  function watch() {
    const isWatched = listeners.size > 0 || flushListeners.size > 0
    if (isWatched && !callOffSweep && !clock.isHidden()) callOffSweep = clock.after(SWEEP_MS, sweep)
  }

  function notify(changed: ReadonlySet<Id>) {
    if (changed.size === 0) return
    version++
    for (const id of changed) for (const onChange of listeners.get(id) ?? []) onChange()
    for (const onFlush of flushListeners) onFlush(changed)
  }

  const leave = clock.onVisibility(() => {
    if (clock.isHidden()) {
      callOffFlush?.()
      callOffFlush = undefined
      return
    }
    if (waiting.size > 0) flush()
    watch()
  })

  return {
    push(updates) {
      const receivedAt = clock.now()
      for (const update of updates)
        waiting.set(update.id, { update: joinUpdates(waiting.get(update.id)?.update, update), receivedAt })
      schedule()
    },
    beat(ids = kept.keys()) {
      const receivedAt = clock.now()
      for (const id of ids) {
        const one = kept.get(id)
        if (one) one.receivedAt = receivedAt
      }
    },
    get: (id) => kept.get(id)?.entry,
    ids: () => kept.keys(),
    version: () => version,
    subscribe(id, onChange) {
      const told = listeners.get(id) ?? new Set()
      listeners.set(id, told.add(onChange))
      watch()
      return () => {
        told.delete(onChange)
        if (told.size === 0 && listeners.get(id) === told) listeners.delete(id)
      }
    },
    subscribeAll(onFlush) {
      flushListeners.add(onFlush)
      watch()
      return () => flushListeners.delete(onFlush)
    },
    heardAt: (id) => kept.get(id)?.receivedAt,
    ageOf: (id) => {
      const one = kept.get(id)
      return one && clock.now() - one.receivedAt
    },
    isStale: (id) => {
      const one = kept.get(id)
      return one !== undefined && isLate(one.receivedAt)
    },
    flush,
    close() {
      callOffFlush?.()
      callOffSweep?.()
      leave()
    },
  }
}
