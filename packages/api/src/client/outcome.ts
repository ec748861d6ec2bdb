import type { Call, FailureOf } from '../contract.ts'

/** What went wrong, in the words that decide what a program does next. */
export type FailureKind =
  /** Code 4: wrong account or password. */
  | 'wrongCredentials'
  /** Code 8: the account is locked or disabled. */
  | 'locked'
  /** Code 921: log-in goes on at the extra verification; `data` holds address, ticket and masked phone. */
  | 'extraVerification'
  /** Code 922: log-in goes on with the second factor; `data` holds the ticket. */
  | 'secondStep'
  /** Code 2: the token has expired or was revoked. */
  | 'tokenExpired'
  /** Code 408: idle longer than the seller's limit. */
  | 'idle'
  /** Code 401: no token, or one that is not the server's. */
  | 'unauthorized'
  /** Code 403: no permission for the call. */
  | 'forbidden'
  /** Code 400: the input is not what the contract says; see `issues`. */
  | 'invalid'
  /** Code 404: no such record, or another seller's. */
  | 'notFound'
  /** Code 409: the record's state does not allow it; see `reason`. */
  | 'refused'
  /** Code 429: too many requests; see `retryAfter`. */
  | 'tooMany'
  /** Code 500, or any HTTP status from 500 up: the server's fault; see `requestId`. */
  | 'server'
  /** No answer: the host was not reached or the connection broke. */
  | 'network'
  /** No answer within the call's time. */
  | 'timeout'
  /** The caller gave up. */
  | 'cancelled'
  /** An answer outside the contract: a foreign page, a broken body, an unknown code. */
  | 'unexpected'

/** What an error says that comes without an answer of ours. */
const SENTENCES: Partial<Record<FailureKind, string>> = {
  server: 'The server failed',
  network: 'The server was not reached, or the connection broke',
  timeout: 'No answer came in time',
  cancelled: 'The call was cancelled',
  unexpected: 'The answer is outside the contract',
}

/** One fault in what was sent. */
export interface Issue {
  /** The field, for example `periods.0.from`; empty for the whole. */
  path: string
  message: string
}

/** What each kind of failure carries besides what all have. */
interface Branches {
  /** The faults of the input. */
  invalid: { readonly issues: readonly Issue[] }
  /** The stable key of the refusal, and the fields that it is about. */
  refused: { readonly reason: string | undefined; readonly issues: readonly Issue[] }
  /** Seconds to wait, where the server said so. */
  tooMany: { readonly retryAfter: number | undefined }
  /** With what the log-in goes on: `signIn.sendIpCaptcha` and `signIn.ipLogin` take the ticket. */
  extraVerification: {
    readonly data: { readonly ip: string; readonly ticket: string; readonly mobile: string }
  }
  /** With what the log-in goes on: `signIn.secondStep` takes the ticket. */
  secondStep: {
    readonly data: { readonly ticket: string; readonly methods: readonly ('app' | 'passkey')[] }
  }
}

interface Details {
  /** The answer's code; 0 where there was no answer of ours. */
  code?: number | undefined
  status?: number | undefined
  data?: unknown
  issues?: readonly Issue[]
  reason?: string | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

class Failure extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  /** The server's own sentence, in the language of the client; empty where it sent none. */
  readonly serverMessage: string
  /** The answer's code, or 0 without an answer of the server. */
  readonly code: number
  /** HTTP status, or 0 without an answer. */
  readonly status: number
  readonly data: unknown
  readonly issues: readonly Issue[]
  readonly reason: string | undefined
  readonly retryAfter: number | undefined
  /** Finds a failure in the server's log. */
  readonly requestId: string | undefined

  constructor(kind: FailureKind, serverMessage: string, details: Details = {}) {
    super(serverMessage || (SENTENCES[kind] ?? `Refused: ${kind}`), { cause: details.cause })
    this.kind = kind
    this.serverMessage = serverMessage
    this.code = details.code ?? 0
    this.status = details.status ?? 0
    this.data = details.data
    this.issues = details.issues ?? []
    this.reason = details.reason
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
  }
}

type Common = Omit<Failure, 'kind' | 'issues' | 'reason' | 'retryAfter'>

/**
 * A call that did not succeed. `kind` says which branch it is, and so what it carries: `issues` where the input is
 * `invalid`, `reason` where it was `refused`. `message` is the server's sentence, or an English one where it sent none.
 */
export type ApiError = {
  [Kind in FailureKind]: Common & { readonly kind: Kind } & (Kind extends keyof Branches
      ? Branches[Kind]
      : unknown)
}[FailureKind]

interface ApiErrorConstructor {
  new (kind: FailureKind, serverMessage: string, details?: Details): ApiError
  readonly prototype: ApiError
}

/** One class at run time; its type tells the branches apart. */
export const ApiError = Failure as unknown as ApiErrorConstructor

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  /** The text of the body, or what it parsed to. */
  readonly body: unknown
  readonly headers: { get(name: string): string | null }
}

const KIND_BY_CODE: Readonly<Record<number, FailureKind>> = {
  2: 'tokenExpired',
  4: 'wrongCredentials',
  8: 'locked',
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'idle',
  409: 'refused',
  429: 'tooMany',
  500: 'server',
  921: 'extraVerification',
  922: 'secondStep',
}

/** Statuses that mean something even when a proxy wrote the body. */
const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'tooMany',
}

/**
 * Turns an answer into its data, or throws the one `ApiError` that describes it. This is the only place that
 * knows codes and HTTP statuses.
 */
export function dataOf(answer: Answer): unknown {
  const envelope = envelopeOf(answer.body)
  if (envelope?.code === 0 && answer.status < 300) return envelope.data ?? null
  throw failureOf(answer, envelope)
}

function failureOf({ status, headers }: Answer, envelope: Envelope | undefined): ApiError {
  const code = envelope?.code ?? 0
  const kind = KIND_BY_CODE[code] ?? KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unexpected')
  const data = recordOf(envelope?.data)

  return new ApiError(kind, envelope?.msg ?? '', {
    code,
    status,
    data: envelope?.data,
    issues: issuesOf(data.issues),
    reason: kind === 'refused' ? textOf(data.reason) : undefined,
    retryAfter: kind === 'tooMany' ? secondsOf(headers) : undefined,
    requestId: textOf(data.requestId) ?? headers.get('x-request-id') ?? undefined,
  })
}

/** A call that got no answer: `thrown` is what the transport threw. */
export function withoutAnswer(thrown: unknown, signal?: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown
  const name = thrown instanceof Error ? thrown.name : ''
  // `AbortSignal.timeout` aborts too, but nobody gave up.
  const isOutOfTime = name === 'TimeoutError' || (signal?.aborted && signal.reason?.name === 'TimeoutError')
  if (isOutOfTime) return new ApiError('timeout', '', { cause: thrown })
  if (signal?.aborted || name === 'AbortError') return new ApiError('cancelled', '', { cause: thrown })
  return new ApiError('network', '', { cause: thrown })
}

/** True for the failures after which nothing but a new log-in helps. */
export function endsSession(error: ApiError): boolean {
  return error.kind === 'tokenExpired' || error.kind === 'idle' || error.kind === 'unauthorized'
}

/** True for a refusal that the call declares; narrows `reason` to the declared ones. */
export function isRefusal<C extends Call>(
  error: unknown,
  call: C,
): error is Extract<ApiError, { kind: 'refused' }> & { reason: FailureOf<C> } {
  return (
    error instanceof ApiError &&
    error.kind === 'refused' &&
    error.reason !== undefined &&
    call.failures.includes(error.reason)
  )
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

function envelopeOf(body: unknown): Envelope | undefined {
  const { code, msg, data } = recordOf(typeof body === 'string' ? parsed(body) : body)
  return typeof code === 'number' ? { code, msg: textOf(msg) ?? '', data } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function issuesOf(value: unknown): Issue[] {
  if (!Array.isArray(value)) return []
  return value.map((item) => {
    const { path, message } = recordOf(item)
    return {
      path: Array.isArray(path) ? path.join('.') : (textOf(path) ?? ''),
      message: textOf(message) ?? '',
    }
  })
}

/** `Retry-After` is a number of seconds or a date, by the clock of whoever wrote it. */
function secondsOf(headers: Answer['headers']): number | undefined {
  const retryAfter = headers.get('retry-after')
  if (retryAfter === null || retryAfter.trim() === '') return undefined
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(retryAfter)
  const writtenAt = Date.parse(headers.get('date') ?? '') || Date.now()
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - writtenAt) / 1_000))
}
