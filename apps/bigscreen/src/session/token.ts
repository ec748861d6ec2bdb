/* The wall shows what the signed-in user of the console may see: it shares the console's token. */

const KEY = 'ampdeck.token'

interface StoredToken {
  value: string
  expires: number
}

/** The console's access token while it has not expired; storage that is blocked or edited by hand gives none. */
export function readToken(): string | undefined {
  try {
    const token = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredToken | null
    return token && token.expires > Date.now() ? token.value : undefined
  } catch {
    return undefined
  }
}

/** Leads to the log-in page, which leads back here. The token that no longer holds is forgotten. */
export function goToLogin(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  location.replace(loginAddress(location))
}

/** The console's log-in page with the way back to this address. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/user/login?redirect=${encodeURIComponent(`${pathname}${search}`).replaceAll('%2F', '/')}`
}
