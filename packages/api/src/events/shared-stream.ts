import { ApiError } from '../client/outcome.ts'
import { type LiveStreamOptions, openLiveStream } from './open-live-stream.ts'
import type { Said, StreamPort, Wish } from './share-streams.ts'

/** The way of one window to the shared streams; used in place of `openLiveStream`. */
export function sharedStreams(port: StreamPort) {
  let last = 0
  const open = new Map<number, (said: Said) => void>()
  port.addEventListener('message', ({ data }: MessageEvent<Said>) => open.get(data.to)?.(data))
  port.start?.()

  function end(id: number): void {
    open.delete(id)
    port.postMessage({ closes: id } satisfies Wish)
  }
  const ends = new Set<() => void>()
  const leaveAll = () => {
    for (const leave of [...ends]) leave()
  }
  // A page that is left, or put aside for the way back, wants nothing any more.
  globalThis.addEventListener?.('pagehide', leaveAll)

  return Object.assign(openSharedStream, { leaveAll })

  function openSharedStream(options: Omit<LiveStreamOptions, 'stationIds'>): Promise<void> {
    const { baseUrl, token, types, lastEventId, signal } = options
    const id = ++last
    return new Promise((resolve, reject) => {
      const leave = () => {
        ends.delete(leave)
        end(id)
        reject(signal?.reason ?? new ApiError('network', ''))
      }
      if (signal?.aborted) return reject(signal.reason)
      ends.add(leave)
      signal?.addEventListener('abort', leave)
      open.set(id, (said) => {
        if (said.is === 'open') options.onOpen?.()
        if (said.is === 'beat') options.onBeat?.()
        if (said.is === 'message') options.onMessage(said.message)
        if (said.is === 'end') {
          ends.delete(leave)
          signal?.removeEventListener('abort', leave)
          open.delete(id)
          if (!said.failure) return resolve()
          const { kind, serverMessage, ...details } = said.failure
          reject(new ApiError(kind, serverMessage, details))
        }
      })
      port.postMessage({ opens: id, baseUrl, token, types, lastEventId } satisfies Wish)
    })
  }
}

/**
 * `openLiveStream` by way of a shared worker that runs `shareStreams`. Where the browser has none, or does not let it run,
 * each window has a stream of its own.
 */
export function streamsOf(create: () => SharedWorker): typeof openLiveStream {
  let hasFailed = false
  let shared: ReturnType<typeof sharedStreams> | undefined

  function connect() {
    const worker = create()
    const streams = sharedStreams(worker.port)
    worker.addEventListener('error', () => {
      hasFailed = true
      streams.leaveAll()
    })
    return streams
  }

  return (options) => {
    const isPossible = typeof SharedWorker !== 'undefined' && !options.stationIds
    try {
      if (isPossible && !hasFailed) shared ??= connect()
    } catch {
      hasFailed = true
    }
    return isPossible && !hasFailed && shared ? shared(options) : openLiveStream(options)
  }
}
