import { type Client, type ClientOptions, clientWith } from './create-client.ts'
import { type Signer, sign } from './signature.ts'

export interface SignedClientOptions extends ClientOptions, Signer {
  /** The application's secret; it never leaves, so it belongs on a server and not in a page. */
  secret: string
  /** The clock, in milliseconds since 1970. */
  now?: (() => number) | undefined
}

/**
 * The client of a registered application: every request carries the headers from, to, appId, timestamp and
 * sign (see `canonicalString`). Files cannot be signed and are refused.
 */
export function createSignedClient(options: SignedClientOptions): Client {
  const { from, to, appId, secret, now = Date.now, ...clientOptions } = options

  let last = 0

  return clientWith(clientOptions, async ({ method, path, body = '' }) => {
    if (typeof body !== 'string') throw new TypeError('a signed call carries no files')
    // No two requests are signed alike: a server takes each signature once.
    last = Math.max(now(), last + 1)
    const timestamp = last
    const signature = await sign({ method, path: `/${path}`, from, to, appId, timestamp, body }, secret)
    return { from, to, appId, timestamp: String(timestamp), sign: signature }
  })
}
