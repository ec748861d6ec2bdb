import { isCallPath } from '@ampdeck/api/contract'
import type { LiveEvent } from '@ampdeck/api/events/live-event'

/** What a story's server answers: by path, from the request's body; `events` are told to who listens. A `Refusal` is an answer other than "done". */
export type MockServer = Readonly<Record<string, (body: Record<string, unknown>) => unknown>>

/** An answer other than "done". */
class Refusal {
  readonly code: number
  readonly msg: string
  readonly data: unknown

  constructor(code: number, msg: string, data: unknown = null) {
    this.code = code
    this.msg = msg
    this.data = data
  }
}

/** A server that answers every one of these paths with the same failure. */
export function failing(code: number, ...paths: string[]): MockServer {
  return Object.fromEntries(
    paths.map((path) => [path, () => new Refusal(code, 'The server went wrong', { requestId: 'story-1' })]),
  )
}

/** Puts a server in place of the network; gives what takes it away again. */
export function install(server: MockServer): () => void {
  const { fetch: real, SharedWorker: worker } = globalThis
  // A worker that all windows share asks the real network.
  Reflect.deleteProperty(globalThis, 'SharedWorker')
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.slice(1)
    const answer = server[path]
    if (path === 'events') return eventStream((answer?.({}) ?? []) as LiveEvent[])
    if (!answer) {
      // A call that a story does not answer goes nowhere: a built Storybook may stand on a real server.
      if (isCallPath(path)) throw new TypeError('Failed to fetch')
      return real(input, init)
    }
    const given = await answer(JSON.parse((await request.text()) || '{}'))
    const body = given instanceof Refusal ? { ...given } : { code: 0, msg: '', data: given }
    return Response.json(body)
  }
  return () => {
    globalThis.fetch = real
    Object.defineProperty(globalThis, 'SharedWorker', { value: worker, configurable: true, writable: true })
  }
}

/** A stream of live events that tells these, and then stays open. */
function eventStream(events: readonly LiveEvent[]): Response {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(`: open\n\n${text}`)),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** A page of these rows, as the server would cut it. */
export function pageOf<Row>(rows: readonly Row[]) {
  return ({ current = 1, pageSize = 10 }: Record<string, unknown>) => {
    const start = (Number(current) - 1) * Number(pageSize)
    return {
      records: rows.slice(start, start + Number(pageSize)),
      total: rows.length,
      current: Number(current),
      pageSize: Number(pageSize),
    }
  }
}

/** The standard columns of a stored record. */
export function standardFields(id: number) {
  const times = { createTime: '2026-01-01 08:00:00', updateTime: '2026-06-30 18:20:00' }
  return { id, sellerId: 1, ...times, createUser: null, updateUser: null, version: 1 }
}

/** A server with this many rows of one resource. */
export function listServer<Row extends { id: number }>(
  resource: string,
  rowOf: (id: number) => Row,
  count: number,
): MockServer {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1))
  return {
    [`${resource}/page`]: pageOf(rows),
    [`${resource}/get`]: ({ id }) => rows.find((row) => row.id === id),
  }
}
