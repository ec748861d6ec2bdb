import { ApiError } from '../client/outcome.ts'
import type { STREAM_EVENTS, StreamMessage } from './live-event.ts'
import { type LiveStreamOptions, openLiveStream } from './open-live-stream.ts'

/*
 * One stream for all windows of a browser. A browser has six connections to an address; with a stream for each window
 * the seventh would get no document. The stream lives in a shared worker, so a window that closes takes nothing along.
 */

/** What a window wants, or no longer wants. */
export type Wish =
  | ({ opens: number } & Pick<LiveStreamOptions, 'baseUrl' | 'token' | 'types' | 'lastEventId'>)
  | { closes: number }

/** What a stream says to one of its windows. */
export type Said =
  | { to: number; is: 'open' | 'beat' }
  | { to: number; is: 'message'; message: StreamMessage }
  | { to: number; is: 'end'; failure?: FailureSent | undefined }

/** Errors lose their class on the way between two scripts. */
type FailureSent = Pick<ApiError, 'kind' | 'serverMessage' | 'code' | 'status' | 'data' | 'requestId'> & {
  reason?: string | undefined
  retryAfter?: number | undefined
}

/** As much of a `MessagePort` as both ends use. */
export interface StreamPort {
  postMessage(message: unknown): void
  addEventListener(type: 'message' | 'close', listener: (event: MessageEvent) => void): void
  start?(): void
}

interface Window extends Pick<LiveStreamOptions, 'types'> {
  isOpen: boolean
  say(what: What): void
}

type Without<T> = T extends Said ? Omit<T, 'to'> : never
type What = Without<Said>

/** The stream of one token: nobody gets what another's rights let through. */
interface Shared {
  windows: Set<Window>
  /** What it is subscribed to; everything where it is undefined. */
  types: LiveStreamOptions['types']
  lastId: string | undefined
  isOpen: boolean
  line: AbortController
}

/** The schemas of events, where it is written, are ten times the size of the worker. */
const RESET = 'reset' satisfies (typeof STREAM_EVENTS)['reset']
/** A window is often followed by another page in its place. */
const LINGER_MS = 1_000

/** Shares streams among the windows that are connected; `open` is replaced in tests. */
export function shareStreams(open: typeof openLiveStream = openLiveStream) {
  const streams = new Map<string, Shared>()

  function start(
    key: string,
    stream: Shared,
    { baseUrl, token }: Pick<LiveStreamOptions, 'baseUrl' | 'token'>,
  ) {
    const line = new AbortController()
    Object.assign(stream, { line, isOpen: false })
    const isCurrent = () => stream.line === line && !line.signal.aborted
    const end = (failure?: FailureSent) => {
      if (!isCurrent()) return
      streams.delete(key)
      for (const window of stream.windows) window.say({ is: 'end', ...(failure && { failure }) })
    }
    open({
      baseUrl,
      token,
      types: stream.types,
      lastEventId: stream.lastId,
      signal: line.signal,
      onOpen() {
        if (!isCurrent()) return
        stream.isOpen = true
        for (const window of stream.windows) sayOpen(window)
      },
      onBeat() {
        if (isCurrent()) for (const window of stream.windows) window.say({ is: 'beat' })
      },
      onMessage(message) {
        if (!isCurrent()) return
        stream.lastId = message.id ?? stream.lastId
        for (const window of stream.windows)
          window.say({ is: 'message', message: forWindow(window, message, stream) })
      },
    }).then(
      () => end(),
      (thrown: unknown) => end(failureSent(thrown)),
    )
  }

  function join(wish: Extract<Wish, { opens: number }>, say: Window['say']): () => void {
    const key = JSON.stringify([wish.baseUrl, wish.token])
    const window: Window = { types: wish.types, isOpen: false, say }
    const found = streams.get(key)
    if (!found) {
      const stream: Shared = {
        windows: new Set([window]),
        types: wish.types,
        lastId: wish.lastEventId,
        isOpen: false,
        line: new AbortController(),
      }
      streams.set(key, stream)
      start(key, stream, wish)
    } else {
      found.windows.add(window)
      const all = together(found.types, wish.types)
      if (all !== found.types) {
        // From where it was: nothing is missed by those who are there already.
        found.types = all
        found.line.abort()
        start(key, found, wish)
      } else if (found.isOpen) sayOpen(window)
      // What this window has missed, such as while it was hidden, the stream has passed already.
      if (wish.lastEventId !== undefined && wish.lastEventId !== found.lastId)
        say({ is: 'message', message: { id: found.lastId, event: RESET, data: '' } })
    }
    return () => {
      const stream = streams.get(key)
      if (!stream?.windows.delete(window) || stream.windows.size > 0) return
      setTimeout(() => {
        if (stream.windows.size > 0 || streams.get(key) !== stream) return
        streams.delete(key)
        stream.line.abort()
      }, LINGER_MS)
    }
  }

  /** Serves a window that has connected. */
  return function connect(port: StreamPort): void {
    const left = new Map<number, () => void>()
    const leave = (id: number) => {
      left.get(id)?.()
      left.delete(id)
    }
    port.addEventListener('message', ({ data }: MessageEvent<Wish>) => {
      if ('closes' in data) return leave(data.closes)
      const id = data.opens
      left.set(
        id,
        join(data, (what) => port.postMessage({ ...what, to: id } satisfies Said)),
      )
    })
    // A window that was ended without a word; not every browser says so.
    port.addEventListener('close', () => {
      for (const id of [...left.keys()]) leave(id)
    })
    port.start?.()
  }
}

/** A stream that takes in more goes on for those who are there already. */
function sayOpen(window: Window): void {
  if (window.isOpen) return
  window.isOpen = true
  window.say({ is: 'open' })
}

/** What others are subscribed to moves the id on, and says nothing. */
function forWindow({ types }: Window, message: StreamMessage, { types: all }: Shared): StreamMessage {
  const isForAll = !all?.some((type) => type === message.event)
  const isWanted = isForAll || !types || types.some((type) => type === message.event)
  return isWanted ? message : { ...message, data: '' }
}

function together(known: LiveStreamOptions['types'], wanted: LiveStreamOptions['types']) {
  if (!known) return known
  if (!wanted) return undefined
  const added = wanted.filter((type) => !known.includes(type))
  return added.length > 0 ? [...known, ...added] : known
}

function failureSent(thrown: unknown): FailureSent {
  if (!(thrown instanceof ApiError))
    return { kind: 'network', serverMessage: '', code: 0, status: 0, data: undefined, requestId: undefined }
  const { kind, serverMessage, code, status, data, requestId } = thrown
  return {
    ...{ kind, serverMessage, code, status, data, requestId },
    ...(thrown.kind === 'refused' && { reason: thrown.reason }),
    ...(thrown.kind === 'tooMany' && { retryAfter: thrown.retryAfter }),
  }
}
