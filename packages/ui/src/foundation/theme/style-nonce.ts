/** The nonce of the page's styles, named in `<meta name="style-nonce">`; nothing without a strict policy. */
export function styleNonce(): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content || undefined
}
