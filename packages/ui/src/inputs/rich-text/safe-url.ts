/** An address that may stand in a text: http, https, or a path of this server. Any other scheme may run code. */
export function isSafeUrl(url: string): boolean {
  // Browsers drop these characters from an address before they read its scheme.
  const read = [...url].filter((char) => char > ' ' && char !== '\u007f').join('')
  return /^https?:\/\/[^/]/i.test(read) || /^\/(?![/\\])/.test(read)
}

/** What somebody typed as an address; a bare name gets its scheme. Nothing for what is none. */
export function urlFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (isSafeUrl(text)) return text
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(text) ? `https://${text}` : undefined
}
