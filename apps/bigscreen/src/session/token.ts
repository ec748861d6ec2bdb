import { doorOf, keepScreenToken, readScreenToken } from './screen-door.ts'

/*
 * The wall shows what the signed-in user of the console may see: it shares the console's token. A screen at which nobody
 * logs in has a token of its own.
 */

const KEY = 'ampdeck.token'

/** A screen that keeps nothing goes on with this until it is loaded again. */
let heldToken: string | undefined

/** The token that a screen was given at its door. */
export function holdToken(token: string): void {
  const door = doorOf(location.search)
  if (door) keepScreenToken(door, token)
  heldToken = token
}

interface StoredToken {
  value: string
  expires: number
}

/** The access token while it has not expired; storage that is blocked or edited by hand gives none. */
export function readToken(): string | undefined {
  const door = doorOf(location.search)
  if (door) return heldToken ?? readScreenToken(door)
  try {
    // A tab has its own where the browser's storage was full at the log-in.
    const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
    const token = JSON.parse(text ?? 'null') as StoredToken | null
    return token && token.expires > Date.now() ? token.value : undefined
  } catch {
    return undefined
  }
}

/** The token no longer holds and is forgotten. Leads to the log-in page, which leads back here, or a screen to its door. */
export function goToLogin(): void {
  const door = doorOf(location.search)
  if (door) {
    keepScreenToken(door, undefined)
    location.reload()
    return
  }
  try {
    sessionStorage.removeItem(KEY)
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
