import { urlOf } from './address.ts'
import type { Answer } from './outcome.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Sends one request with progress. Nothing is tried again: the person who uploads sees the failure. */
export function uploadTransport(options: { baseUrl: string }): Transport {
  // In browsers XMLHttpRequest alone tells how much has left; Node has none, but may send a stream.
  return typeof XMLHttpRequest === 'undefined' ? byStream(options) : byXhr(options)
}

function byXhr({ baseUrl }: { baseUrl: string }): Transport {
  return (request) =>
    new Promise<Answer>((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const cancel = () => xhr.abort()
      request.signal?.throwIfAborted()
      request.signal?.addEventListener('abort', cancel, { once: true })

      xhr.open(request.method, urlOf(baseUrl, request.path))
      for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
      xhr.timeout = request.timeoutMs
      reportProgress(xhr, request)
      xhr.onload = () => resolve(answerOf(xhr))
      xhr.onerror = () => reject(new TypeError('the upload did not reach the server'))
      xhr.ontimeout = () => reject(new DOMException('the upload took too long', 'TimeoutError'))
      xhr.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'))
      xhr.onloadend = () => request.signal?.removeEventListener('abort', cancel)
      xhr.send(request.body ?? null)
    })
}

function byStream({ baseUrl }: { baseUrl: string }): Transport {
  return async ({ path, method, headers, body, timeoutMs, signal, onProgress }) => {
    const encoded = new Response(body ?? null)
    const type = encoded.headers.get('content-type')
    const total = sizeOf(body)
    let sent = 0
    const counted = encoded.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          sent += piece.byteLength
          // The lines between the parts of a form are not counted before.
          onProgress?.(Math.min(1, sent / total))
          controller.enqueue(piece)
        },
      }),
    )
    const outOfTime = AbortSignal.timeout(timeoutMs)
    const response = await fetch(urlOf(baseUrl, path), {
      method,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      signal: signal ? AbortSignal.any([signal, outOfTime]) : outOfTime,
      ...(counted && { body: counted, duplex: 'half' }),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
}

/** How many bytes of texts and files there are in a body. */
function sizeOf(body: string | FormData | undefined): number {
  const parts = body instanceof FormData ? [...body.values()] : [body ?? '']
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0)
}

function reportProgress(xhr: XMLHttpRequest, { onProgress }: ApiRequest): void {
  xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress?.(loaded / total)
  }
}

function answerOf(xhr: XMLHttpRequest): Answer {
  return {
    status: xhr.status,
    body: xhr.responseText,
    headers: { get: (name) => xhr.getResponseHeader(name) },
  }
}
