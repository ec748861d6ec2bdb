import { urlOf } from './address.ts'
import type { Answer } from './outcome.ts'
import { pause } from './pause.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Further tries of a repeatable request. */
const MAX_RETRIES = 2

/** The longest wait before the first further try, in milliseconds; before the second it is twice as long. */
const FIRST_WAIT = 300

/** Statuses of a gateway that found no server behind it: the request may not even have arrived. */
const GATEWAY_STATUSES = [502, 503, 504]

/** A longer wait than this is the caller's to decide on, in seconds. */
const MAX_RETRY_AFTER = 5

export interface HttpTransportOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
}

/** Sends requests with `fetch`, in browsers and in plain Node. */
export function httpTransport({ baseUrl }: HttpTransportOptions): Transport {
  return async (request) => {
    if (request.onProgress) {
      const { uploadTransport } = await import('./upload.ts')
      return uploadTransport({ baseUrl })(request)
    }

    // One clock for all tries and for the body.
    const outOfTime = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, outOfTime]) : outOfTime
    try {
      return await send(urlOf(baseUrl, request.path), request, signal)
    } catch (error) {
      throw outOfTime.aborted && !request.signal?.aborted ? outOfTime.reason : error
    }
  }
}

async function send(url: string, request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    const isLast = !request.repeatable || retries === MAX_RETRIES
    // At random, because many browsers lose their server at the same moment.
    const wait = Math.random() * FIRST_WAIT * 2 ** retries
    try {
      const answer = await sendOnce(url, request, signal)
      const ms = isLast ? undefined : waitAfter(answer, wait)
      if (ms === undefined) return answer
      await pause(ms, signal)
    } catch (error) {
      if (isLast || signal.aborted) throw error
      await pause(wait, signal)
    }
  }
}

async function sendOnce(
  url: string,
  { method, headers, body }: ApiRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, { method, headers, signal, ...(body !== undefined && { body }) })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/**
 * The milliseconds after which a request is worth another try; nothing where its answer stands. After a 429 only a
 * server that said when, and soon, is asked again.
 */
function waitAfter({ status, headers }: Answer, wait: number): number | undefined {
  const isGateway = GATEWAY_STATUSES.includes(status)
  if (!isGateway && status !== 429) return undefined
  const retryAfter = headers.get('retry-after')
  if (retryAfter === null) return isGateway ? wait : undefined
  const seconds = Number(retryAfter)
  return seconds >= 0 && seconds <= MAX_RETRY_AFTER ? seconds * 1_000 : undefined
}
