import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../client/outcome.ts'
import type { LiveStreamOptions } from './open-live-stream.ts'
import { type StreamPort, shareStreams } from './share-streams.ts'
import { sharedStreams } from './shared-stream.ts'

/** A stream of the server, as a test plays it. */
interface Line {
  options: LiveStreamOptions
  end(failure?: Error): void
}

let lines: Line[]
let connect: (port: StreamPort) => void

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  connect = shareStreams(
    (options) =>
      new Promise((resolve, reject) => {
        lines.push({ options, end: (failure) => (failure ? reject(failure) : resolve()) })
      }),
  )
})
afterEach(() => vi.useRealTimers())

/** Both ends of a channel, which copies what is sent as browsers do. */
function channel(): [StreamPort, StreamPort] {
  const listeners: ((event: MessageEvent) => void)[][] = [[], []]
  const end = (own: 0 | 1): StreamPort => ({
    postMessage: (message) => {
      const data = structuredClone(message)
      for (const listener of listeners[1 - own] ?? []) listener({ data } as MessageEvent)
    },
    addEventListener: (type, listener) => {
      if (type === 'message') listeners[own]?.push(listener)
    },
  })
  return [end(0), end(1)]
}

/** A window of the browser that listens with this token. */
function openWindow(token: string, types: LiveStreamOptions['types'] = ['gun'], lastEventId?: string) {
  const [own, other] = channel()
  connect(other)
  const line = new AbortController()
  const received: string[] = []
  const onOpen = vi.fn()
  const ended = sharedStreams(own)({
    baseUrl: 'http://ampdeck',
    token,
    types,
    lastEventId,
    signal: line.signal,
    onOpen,
    onMessage: ({ event, data }) => (data !== '' || event === 'reset' ? received.push(event) : undefined),
  }).then(
    () => 'ended' as const,
    (failure: unknown) => failure,
  )
  return { received, onOpen, ended, close: () => line.abort() }
}

const say = (line: Line | undefined, event: string, id: string) =>
  line?.options.onMessage({ id, event, data: '{}' })

it('is one for eight windows of a person, and each gets what it asked for', () => {
  const guns = Array.from({ length: 7 }, () => openWindow('ann'))
  expect(lines).toHaveLength(1)
  lines[0]?.options.onOpen?.()
  const alarms = openWindow('ann', ['alarm'])
  // It takes in the alarms from where it was.
  expect(lines).toHaveLength(2)
  expect(lines[0]?.options.signal?.aborted).toBe(true)
  expect(lines[1]?.options.types).toEqual(['gun', 'alarm'])
  lines[1]?.options.onOpen?.()
  say(lines[1], 'gun', '1')
  say(lines[1], 'alarm', '2')
  for (const window of guns) {
    expect(window.received).toEqual(['gun'])
    expect(window.onOpen).toHaveBeenCalledOnce()
  }
  expect(alarms.received).toEqual(['alarm'])
})

it('is never shared by two persons', () => {
  const [ann, bob] = [openWindow('ann'), openWindow('bob')]
  expect(lines.map(({ options }) => options.token)).toEqual(['ann', 'bob'])
  say(lines[0], 'gun', '1')
  expect([ann.received, bob.received]).toEqual([['gun'], []])
})

it('goes on without a gap when the window that began it is closed', async () => {
  const [first, second] = [openWindow('ann'), openWindow('ann')]
  first.close()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.options.signal?.aborted).toBe(false)
  say(lines[0], 'gun', '1')
  expect([first.received, second.received]).toEqual([[], ['gun']])
})

it('ends when the last window is closed, but not while a page follows another', async () => {
  openWindow('ann').close()
  await vi.advanceTimersByTimeAsync(300)
  const next = openWindow('ann')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines[0]?.options.signal?.aborted).toBe(false)
  next.close()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.options.signal?.aborted).toBe(true)
})

it('has a window that was away read anew what the stream has passed', () => {
  openWindow('ann')
  say(lines[0], 'gun', '7')
  const back = openWindow('ann', ['gun'], '5')
  const near = openWindow('ann', ['gun'], '7')
  expect([back.received, near.received]).toEqual([['reset'], []])
})

it('tells every window why it ended, in the words of the server', async () => {
  const windows = [openWindow('ann'), openWindow('ann')]
  lines[0]?.end(new ApiError('tokenExpired', 'token expired', { code: 2, status: 401 }))
  for (const failure of await Promise.all(windows.map(({ ended }) => ended))) {
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'tokenExpired', serverMessage: 'token expired', code: 2 })
  }
  // The next one begins a new stream.
  openWindow('ann')
  expect(lines).toHaveLength(2)
})

it('is opened anew by those who are left where it broke', async () => {
  const window = openWindow('ann')
  lines[0]?.end()
  expect(await window.ended).toBe('ended')
})
