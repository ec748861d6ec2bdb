import type { Call, InputOf, OutputOf } from '../contract.ts'
import type { Language } from '../enumeration.ts'
import { TIMEOUTS } from '../timeouts.ts'
import { pathOfAddress } from './address.ts'
import { bodyOf, queryOf } from './body.ts'
import { httpOf, httpTransport } from './http-transport.ts'
import { newIdempotencyKey, OpenWrites } from './idempotency-key.ts'
import { ApiError, dataOf, endsSession, withoutAnswer } from './outcome.ts'
import type { OnProgress, Transport } from './transport.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /**
   * Names a write, so that sending it twice does it once. Each call of a client has its own unless given; one that
   * got no answer and is made again has that of the first.
   */
  idempotencyKey?: string | undefined
  /** Milliseconds for the whole call, further tries included; else the client's, else the call's own. */
  timeoutMs?: number | undefined
  /** For inputs with files. */
  onProgress?: OnProgress | undefined
}

/** A call without required fields needs no input. */
type Args<C extends Call> =
  undefined extends InputOf<C>
    ? [input?: InputOf<C>, options?: CallOptions]
    : Partial<InputOf<C>> extends InputOf<C>
      ? [input?: InputOf<C>, options?: CallOptions]
      : [input: InputOf<C>, options?: CallOptions]

/**
 * Makes a call and gives its data; anything else is thrown as an `ApiError`.
 *
 * ```ts
 * const page = await client(station.page, { status: [stationStatus.code.open] })
 * ```
 */
export interface Client {
  <C extends Call>(call: C, ...args: Args<C>): Promise<OutputOf<C>>
  /**
   * Opens a file address of the server, such as `fileUrl` of the download center, as this caller. The body of the answer
   * is to be read by the caller; an answer that is no file is thrown as an `ApiError`.
   */
  open(path: string, options?: { signal?: AbortSignal | undefined }): Promise<Response>
  /** A new session has begun: failures that end a session are reported again. */
  reset(): void
}

export interface ClientOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
  /** The language of the server's messages. */
  language?: (() => Language) | undefined
  /**
   * Called with every failure but a cancelled call. When a session ends, many calls fail together; only the first
   * of them is told, until `client.reset()`.
   */
  onFailure?: ((error: ApiError, path: string | undefined) => void) | undefined
  /** Milliseconds for each call, further tries included, in place of the calls' own time-outs. */
  timeoutMs?: number | undefined
  /** In place of HTTP, for example a mock server. */
  transport?: Transport | undefined
}

/** What a request must carry to be accepted, derived from the request itself. */
export type Authorize = (request: {
  method: 'POST' | 'GET'
  path: string
  body: string | FormData | undefined
}) => Record<string, string> | Promise<Record<string, string>>

export interface TokenClientOptions extends ClientOptions {
  /** The token of the session, or nothing before log-in. Asked for each call. */
  token?: (() => string | null | undefined) | undefined
}

/** The client of the console: the token of the session travels in the header `Authorization`. */
export function createClient({ token, ...options }: TokenClientOptions): Client {
  return clientWith(options, () => headerOf('authorization', token?.()))
}

/** For gateways that read the header `token` instead of `Authorization`. */
export function createTokenHeaderClient({ token, ...options }: TokenClientOptions): Client {
  return clientWith(options, () => headerOf('token', token?.()))
}

/** A client with a way of its own to identify the caller. */
export function clientWith(options: ClientOptions, authorize: Authorize): Client {
  const transport = options.transport ?? httpTransport(options)
  const http = httpOf(options.baseUrl)
  const openWrites = new OpenWrites()
  let session = { ended: false }

  async function send<C extends Call>(
    call: C,
    input?: InputOf<C>,
    {
      signal,
      idempotencyKey,
      onProgress,
      timeoutMs = options.timeoutMs ?? TIMEOUTS[call.timeout],
    }: CallOptions = {},
  ): Promise<OutputOf<C>> {
    const method = call.method
    const query = method === 'GET' ? queryOf(input) : ''
    const address = pathOfAddress(call.path)
    const path = query ? `${address}?${query}` : address
    const body = method === 'GET' ? undefined : bodyOf(input)
    const mine = session
    // A form with files has no text that could be compared.
    const content = call.effect === 'write' && typeof body !== 'object' ? `${path} ${body}` : undefined
    const key = idempotencyKey ?? (content === undefined ? newIdempotencyKey() : openWrites.keyOf(content))
    const headers = {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(call.effect === 'write' && { 'idempotency-key': key }),
      ...(await headersFor({ method, path, body })),
    }
    // A signature is taken once; whoever asks again signs again.
    const repeatable = !('sign' in headers) && (call.effect === 'read' || 'idempotency-key' in headers)

    try {
      signal?.throwIfAborted()
      const data = dataOf(
        await transport({ path, method, body, headers, timeoutMs, repeatable, signal, onProgress }),
      )
      if (content !== undefined) openWrites.settle(path)
      return data as OutputOf<C>
    } catch (thrown) {
      const error = withoutAnswer(thrown, signal)
      // Without a code no answer of ours came: the write may have been done.
      if (content !== undefined && error.code === 0) openWrites.leave(content, key)
      else if (content !== undefined && wasHeard(error)) openWrites.settle(path)
      report(error, mine, call)
      throw error
    }
  }

  async function open(
    path: string,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<Response> {
    const name = pathOfAddress(path)
    const mine = session
    try {
      const headers = await headersFor({ method: 'GET', path: name, body: undefined })
      const response = await http(name, { headers, throwHttpErrors: false, ...(signal && { signal }) })
      if (response.ok && !response.headers.get('content-type')?.includes('json')) return response
      dataOf({ status: response.status, headers: response.headers, body: await response.text() })
      throw new ApiError('unexpected', '', { status: response.status })
    } catch (thrown) {
      const error = withoutAnswer(thrown, signal)
      report(error, mine)
      throw error
    }
  }

  async function headersFor(request: Parameters<Authorize>[0]): Promise<Record<string, string>> {
    return {
      ...(options.language && { 'accept-language': options.language() }),
      ...(await authorize(request)),
    }
  }

  function report(error: ApiError, mine: typeof session, call?: Call): void {
    if (error.kind === 'cancelled') return
    if (endsSession(error) && call?.permission !== 'public') {
      // A straggler of an earlier session must not end the one that has begun since.
      if (mine.ended || mine !== session) return
      mine.ended = true
    }
    options.onFailure?.(error, call?.path)
  }

  const reset = () => {
    session = { ended: false }
  }
  return Object.assign(send, { open, reset })
}

/** Whether the server has come as far as to decide on the write itself. */
function wasHeard(error: ApiError): boolean {
  return !endsSession(error) && error.kind !== 'tooMany'
}

function headerOf(name: string, value: string | null | undefined): Record<string, string> {
  return value ? { [name]: value } : {}
}
