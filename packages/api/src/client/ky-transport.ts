import ky, { HTTPError, type ShouldRetryState } from 'ky'
import type { Answer } from './outcome.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Further tries of a repeatable request. */
const MAX_RETRIES = 2

/** Statuses of a gateway that found no server behind it: the request may not even have arrived. */
const GATEWAY_STATUSES = [502, 503, 504]

/** A longer wait than this is the caller's to decide on, in seconds. */
const MAX_RETRY_AFTER = 5

export interface KyTransportOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
}

/** Sends requests with `fetch`, in browsers and in plain Node. */
export function kyTransport({ baseUrl }: KyTransportOptions): Transport {
  return async (request) => {
    if (request.onProgress) {
      const { uploadTransport } = await import('./upload.ts')
      return uploadTransport({ baseUrl })(request)
    }

    // One clock for all tries and for the body: ky's own time-outs stop at the headers.
    const outOfTime = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, outOfTime]) : outOfTime
    try {
      return await send(baseUrl, request, signal)
    } catch (error) {
      throw outOfTime.aborted && !request.signal?.aborted ? outOfTime.reason : error
    }
  }
}

async function send(baseUrl: string, request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  const { path, method, headers } = request
  try {
    const response = await ky(path, {
      prefix: baseUrl,
      method,
      headers,
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
      timeout: false,
      retry: {
        limit: request.repeatable ? MAX_RETRIES : 0,
        methods: ['get', 'post'],
        statusCodes: [429, ...GATEWAY_STATUSES],
        afterStatusCodes: [429, 503],
        jitter: true,
        shouldRetry,
      },
      // Only statuses that may be tried again travel as errors; all others are answers.
      throwHttpErrors: isWorthAnother,
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    return { status: error.response.status, headers: error.response.headers, body: error.data }
  }
}

function isWorthAnother(status: number): boolean {
  return status === 429 || GATEWAY_STATUSES.includes(status)
}

/** After a 429 only a server that said when, and soon, is asked again. */
function shouldRetry({ error }: ShouldRetryState): boolean | undefined {
  if (!(error instanceof HTTPError)) return undefined
  const wait = error.response.headers.get('retry-after')
  if (wait === null) return error.response.status === 429 ? false : undefined
  return Number(wait) <= MAX_RETRY_AFTER ? undefined : false
}
