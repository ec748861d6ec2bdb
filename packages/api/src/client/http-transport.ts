import ky, { HTTPError, isForceRetryError, type KyInstance, type ShouldRetryState } from 'ky'
import type { Answer } from './outcome.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Further tries of a repeatable request. */
const MAX_RETRIES = 2

/** Statuses of a gateway that found no server behind it: the request may not even have arrived. */
const GATEWAY_STATUSES = [502, 503, 504]

/** A longer wait than this is the caller's to decide on, in seconds. */
const MAX_RETRY_AFTER = 5

export interface HttpTransportOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
}

/** How requests reach the server, and when they are tried again: `ky`, in browsers and in plain Node. */
export function httpOf(baseUrl: string): KyInstance {
  return ky.create({
    prefix: baseUrl,
    // The time of a call counts for all its tries together.
    timeout: false,
    retry: {
      limit: MAX_RETRIES,
      methods: ['get', 'post'],
      statusCodes: [429, ...GATEWAY_STATUSES],
      afterStatusCodes: [429, ...GATEWAY_STATUSES],
      // Many browsers lose their server at the same moment.
      jitter: true,
      shouldRetry,
    },
    // Only statuses that may be tried again travel as errors; all others are answers.
    throwHttpErrors: isWorthAnother,
  })
}

/** Sends the requests of the contract over HTTP. */
export function httpTransport({ baseUrl }: HttpTransportOptions): Transport {
  const http = httpOf(baseUrl)
  return async (request) => {
    // In browsers XMLHttpRequest alone tells how much has left: `fetch` sends no streams over HTTP/1.1.
    if (request.onProgress && typeof XMLHttpRequest !== 'undefined') {
      const { uploadTransport } = await import('./upload.ts')
      return uploadTransport({ baseUrl })(request)
    }
    return send(http, request)
  }
}

async function send(
  http: KyInstance,
  { path, method, headers, body, timeoutMs, repeatable, signal, onProgress }: ApiRequest,
): Promise<Answer> {
  // The person who uploads sees the failure.
  const isOnce = !repeatable || onProgress !== undefined
  let text = ''
  /** An answer that breaks off is none: it is asked for again, like one that never came. */
  async function readWhole({ response }: { response: Response }) {
    if (isWorthAnother(response.status)) return undefined
    try {
      text = await response.text()
      return undefined
    } catch (cause) {
      return ky.retry({ cause: cause as Error })
    }
  }

  try {
    const response = await http(path, {
      ...{ method, headers, totalTimeout: timeoutMs, hooks: { afterResponse: [readWhole] } },
      ...(signal && { signal }),
      ...(body !== undefined && { body }),
      ...(isOnce && { retry: 0 }),
      ...(onProgress && { onUploadProgress: ({ percent }) => onProgress(percent) }),
    })
    return { status: response.status, headers: response.headers, body: text }
  } catch (error) {
    if (isForceRetryError(error)) throw error.cause
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
