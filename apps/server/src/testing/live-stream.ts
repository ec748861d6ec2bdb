import type { AddressInfo } from 'node:net'
import type { LiveEvent, StreamMessage } from '@ampdeck/api/events/live-event'
import { openLiveStream } from '@ampdeck/api/events/open-live-stream'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

interface StreamOptions {
  token: string
  lastEventId?: string | undefined
  types?: LiveEvent['type'][]
  stationIds?: number[]
}

/** An open stream of a test. */
export interface TestStream {
  /** Everything that was said, in order. */
  messages: StreamMessage[]
  /** The events of `LiveEvent` among it. */
  events(): LiveEvent[]
  lastId(): string | undefined
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

const addresses = new WeakMap<TestApp, Promise<string>>()

/** The address at which a test app listens, on a port of its own. */
export function addressOf(server: TestApp): Promise<string> {
  const known = addresses.get(server)
  if (known) return known
  const address = server.app.listen({ host: '127.0.0.1', port: 0 }).then(() => {
    const { port } = server.app.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  })
  addresses.set(server, address)
  return address
}

/** Opens `/events` of a test app; resolves when the server has taken the subscription. */
export async function openTestStream(server: TestApp, options: StreamOptions): Promise<TestStream> {
  const baseUrl = await addressOf(server)
  const messages: StreamMessage[] = []
  const stop = new AbortController()
  let ended: Promise<void> = Promise.resolve()
  await new Promise<void>((onOpen, onRefused) => {
    ended = openLiveStream({
      ...options,
      baseUrl,
      signal: stop.signal,
      onOpen,
      onMessage: (message) => void messages.push(message),
    })
    ended.catch(onRefused)
  })
  // Once open it ends by the server or by the test; a line that breaks in between shows in what is missing.
  const over = ended.catch(() => undefined)

  const told = () => messages.filter(({ data }) => data !== '')
  return {
    messages,
    events: () => told().flatMap(({ data }) => (data.startsWith('{"type"') ? [JSON.parse(data)] : [])),
    lastId: () => messages.findLast(({ id }) => id !== undefined)?.id,
    ended: over,
    close: () => stop.abort(),
  }
}

/** Waits until a stream has said something of this kind. */
export async function messageOf(stream: TestStream, event: string): Promise<StreamMessage> {
  return vi.waitFor(
    () => {
      const found = stream.messages.find((message) => message.event === event && message.data !== '')
      if (!found) throw new Error(`${event} was not told`)
      return found
    },
    { timeout: 5_000, interval: 20 },
  )
}
