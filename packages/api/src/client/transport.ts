import type { Answer } from './outcome.ts'

/** How much of an upload has left, 0 to 1. */
export type OnProgress = (share: number) => void

/** A request as it leaves. */
export interface ApiRequest {
  /** Relative to the server's root, without a leading slash; a GET carries its query string. */
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** JSON text, or a form with files. */
  readonly body: string | FormData | undefined
  readonly headers: Readonly<Record<string, string>>
  /** For the whole call, further tries included. */
  readonly timeoutMs: number
  /** A read, or a write that carries an idempotency key, may be sent again when no answer came. */
  readonly repeatable: boolean
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: OnProgress | undefined
}

/**
 * How requests leave: over HTTP, or into a mock server. It answers with whatever came, whatever its status;
 * it throws only when nothing came (an error named `TimeoutError` when the time was up).
 */
export type Transport = (request: ApiRequest) => Promise<Answer>
