/** Who signs: a registered application that speaks to the platform from its own server. */
export interface Signer {
  /** The sender, for example an operator's number. */
  from: string
  /** The receiver. */
  to: string
  appId: string
}

/** A request as it is signed. */
export interface SignedRequest extends Signer {
  method: string
  /**
   * From the service name on, with a leading slash and the query string as it is sent:
   * `/config-service/station/page`. A prefix such as `/api` does not belong to it.
   */
  path: string
  /** Milliseconds since 1970; the server accepts 300 s either way. */
  timestamp: number
  /** The body exactly as it is sent; empty for a GET. */
  body: string
}

/**
 * The text that is signed, seven lines joined by a line feed, without one at the end:
 * method in capitals, path, from, to, appId, timestamp, and the lower-case hex SHA-256 of the body.
 *
 * ```text
 * POST
 * /config-service/station/page
 * 900000001
 * 900000002
 * demo-app
 * 1782871200000
 * 44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a
 * ```
 */
export async function canonicalString(request: SignedRequest): Promise<string> {
  const { method, path, from, to, appId, timestamp, body } = request
  const digest = await crypto.subtle.digest('SHA-256', bytes(body))
  return [method.toUpperCase(), path, from, to, appId, String(timestamp), hex(digest)].join('\n')
}

/** HMAC-SHA-256 of the canonical string under the application's secret, in lower-case hex. */
export async function sign(request: SignedRequest, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, bytes(await canonicalString(request))))
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
