import { urlOf } from './address.ts'
import type { Answer } from './outcome.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Sends one request with progress. Nothing is tried again: the person who uploads sees the failure. */
export function uploadTransport({ baseUrl }: { baseUrl: string }): Transport {
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
