import { browserClock, type Clock } from './clock.ts'
import { retryWait } from './retry-wait.ts'

/** What a line hands to who keeps it: each call of `open` is one attempt. */
export interface LineAttempt {
  /** Aborted when the line is given up, or has been silent too long. */
  signal: AbortSignal
  /** The id of the last message heard; nothing the first time. */
  lastId: string | undefined
  opened(): void
  /** Bytes have come. */
  beat(): void
  /** The id from which a broken line goes on. */
  passed(id: string): void
}

export interface LiveLineOptions {
  /** Listens until the line ends; a failure is thrown. */
  open(attempt: LineAttempt): Promise<void>
  /** The line is there; `resumed` when it goes on where it broke. */
  onOpen?(resumed: boolean): void
  /** An attempt failed; true means that no further one will help until the line is asked for anew. */
  onFailure?(error: unknown): boolean
  clock?: Clock
  random?(): number
}

/** How a line is at this moment. */
export interface LineState {
  is: 'off' | 'opening' | 'open' | 'waiting' | 'refused'
  /** When it last said anything, or before that when it was asked for. */
  heardAt: number
}

export interface LiveLine {
  /** Keeps the line open until called off; the line is there as long as anybody keeps it. */
  keep(): () => void
  /** Opens it anew, going on where it was: what it is to tell has changed. */
  reopen(): void
  /** Does not wait for the next attempt. */
  tryNow(): void
  state(): LineState
  subscribe(onChange: () => void): () => void
}

/** The server says something at least every 10 s; a line that has said nothing for longer than two is dead. */
const SILENCE_MS = 25_000
/** A page that is left is often followed by another that needs the line. */
const LINGER_MS = 1_000
/** Who has the page in the background does not look at it; the connections of a browser are few. */
const HIDDEN_MS = 30_000
/** Several parts of a page ask for the line at the same moment. */
const GATHER_MS = 20

/**
 * Keeps one line to a source of live news: opened when somebody needs it, closed when nobody does or the page is in the
 * background, opened again after it broke, later and later, from where it was.
 */
export function createLiveLine({
  open,
  onOpen = () => undefined,
  onFailure = () => false,
  clock = browserClock,
  random = Math.random,
}: LiveLineOptions): LiveLine {
  const listeners = new Set<() => void>()
  let state: LineState = { is: 'off', heardAt: 0 }
  let keepers = 0
  let failures = 0
  let lastId: string | undefined
  let attempt: AbortController | undefined
  let callOff = () => {}
  let callOffStop = () => {}
  let callOffWatch = () => {}
  let callOffHidden = () => {}

  function become(is: LineState['is'], heardAt = state.heardAt) {
    state = { is, heardAt }
    for (const notify of [...listeners]) notify()
  }

  function later(ms: number, run: () => void) {
    callOff()
    callOff = clock.after(ms, run)
  }

  function start() {
    callOff()
    if (attempt || keepers === 0 || state.is === 'refused') return
    const own = new AbortController()
    attempt = own
    const from = lastId
    const isCurrent = () => attempt === own
    become('opening', state.is === 'off' ? clock.now() : state.heardAt)
    watch(own)
    open({
      signal: own.signal,
      lastId: from,
      opened() {
        if (!isCurrent()) return
        failures = 0
        become('open', clock.now())
        onOpen(from !== undefined)
      },
      beat() {
        if (!isCurrent()) return
        state.heardAt = clock.now()
        watch(own)
      },
      passed(id) {
        if (isCurrent()) lastId = id
      },
    }).then(
      () => isCurrent() && broke(undefined),
      (error: unknown) => isCurrent() && broke(error),
    )
  }

  /** A line that says nothing any more is broken, though nobody has said so. */
  function watch(own: AbortController) {
    callOffWatch()
    callOffWatch = clock.after(SILENCE_MS, () => {
      own.abort()
      broke(new Error('the line is silent'))
    })
  }

  function broke(error: unknown) {
    drop()
    if (error !== undefined && onFailure(error)) return become('refused')
    become('waiting')
    later(retryWait(failures++, random()), start)
  }

  function drop() {
    callOffWatch()
    attempt?.abort()
    attempt = undefined
  }

  function stop() {
    callOff()
    drop()
    if (state.is !== 'off') become('off')
  }

  clock.onVisibility(() => {
    callOffHidden()
    if (clock.isHidden()) callOffHidden = clock.after(HIDDEN_MS, stop)
    else start()
  })

  return {
    keep() {
      keepers++
      if (state.is === 'refused') state = { ...state, is: 'off' }
      callOffStop()
      if (state.is === 'off' && !clock.isHidden()) later(GATHER_MS, start)
      let isKept = true
      return () => {
        if (!isKept) return
        isKept = false
        if (--keepers === 0) callOffStop = clock.after(LINGER_MS, stop)
      }
    },
    reopen() {
      if (!attempt) return
      drop()
      later(GATHER_MS, start)
    },
    tryNow() {
      if (state.is === 'waiting') start()
    },
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
