/** Why a page of another host is not shown. */
export type EmbedRefusal =
  /** No address, or text that is none. */
  | 'noAddress'
  /** Not over HTTPS: plain HTTP, a script, data, a file. */
  | 'notHttps'
  /** The seller's platform does not name this host. */
  | 'notAllowed'

export type EmbedSource = { url: URL; refusal?: undefined } | { url?: undefined; refusal: EmbedRefusal }

/**
 * What an embedded page shows: an address over HTTPS at a host that is allowed, as `reports.example.com`,
 * `reports.example.com:8443` or `*.example.com` for every host below one. Console and server both ask here.
 */
export function embedSource(src: string | null | undefined, allowed: readonly string[]): EmbedSource {
  const text = src?.trim() ?? ''
  if (text === '' || !URL.canParse(text)) return { refusal: 'noAddress' }
  const url = new URL(text)
  if (url.protocol !== 'https:') return { refusal: 'notHttps' }
  // A name before the host is read as the host by people.
  if (url.username || url.password) return { refusal: 'notAllowed' }
  return allowed.some((pattern) => matches(url.host, pattern)) ? { url } : { refusal: 'notAllowed' }
}

function matches(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
