import type { Language } from '@ampdeck/api/enumeration'

/*
 * What the console keeps in the browser (spec.md §3 "Local storage keys"). The storage may be full, blocked or
 * edited by hand: reading then gives nothing, and writing is silently left out.
 */

export const storageKeys = {
  token: 'ampdeck.token',
  sellerNumber: 'ampdeck.seller-number',
  sellerId: 'ampdeck.seller-id',
  userInfo: 'ampdeck.user-info',
  userRoutes: 'ampdeck.user-routes',
  firstMenu: 'ampdeck.first-menu',
  layout: 'ampdeck.layout',
} as const
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** What a log-out forgets; the appearance and the seller's number stay for the next log-in. */
const SESSION_KEYS = [
  storageKeys.token,
  storageKeys.sellerId,
  storageKeys.userInfo,
  storageKeys.userRoutes,
  storageKeys.firstMenu,
]

export function readStored<T>(key: StorageKey): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function store(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the console works until it is closed.
  }
}

interface StoredToken {
  value: string
  expires: number
}

/** The access token, as long as it is not older than its seven days. */
export function readToken(): string | undefined {
  const token = readStored<StoredToken>(storageKeys.token)
  return token && token.expires > Date.now() ? token.value : undefined
}

export function storeToken(value: string, expiresIn: number): void {
  store(storageKeys.token, { value, expires: Date.now() + expiresIn } satisfies StoredToken)
}

/** Forgets the session and everything that was read with it. */
export function clearSession(): void {
  try {
    for (const key of SESSION_KEYS) localStorage.removeItem(key)
    sessionStorage.removeItem(OPEN_PAGES)
  } catch {
    // Nothing was kept.
  }
}

/** The open pages belong to one window, and are gone with it. */
const OPEN_PAGES = 'ampdeck.open-pages'

export function readOpenPages(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(OPEN_PAGES) ?? 'null')
  } catch {
    return undefined
  }
}

export function storeOpenPages(pages: unknown): void {
  try {
    sessionStorage.setItem(OPEN_PAGES, JSON.stringify(pages))
  } catch {
    // A reload then begins with the page of the address alone.
  }
}

const COOKIE = 'ampdeck-language'

/** The chosen language is a cookie, so that the server already paints in it. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the console supports
  document.cookie = `${COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`
}

export function readLanguage(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]
}
