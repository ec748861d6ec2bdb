/** Keeps a cookie of this host, which no other site's request carries; over HTTPS it goes nowhere in clear. */
export function setCookie(name: string, value: string, maxAgeS?: number): void {
  const age = maxAgeS === undefined ? '' : `; max-age=${maxAgeS}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the console supports
  document.cookie = `${name}=${value}; path=/${age}; samesite=lax${secure}`
}
