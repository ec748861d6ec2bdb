import type { Language } from '@ampdeck/api/enumeration'

/*
 * What the console keeps in the browser (requirements.md §3 "Local storage keys"). The storage may be full, blocked or
 * edited by hand: reading then gives nothing, and writing is silently left out.
 */

export const storageKeys = {
  token: 'ampdeck.token',
  sellerNumber: 'ampdeck.seller-number',
  sellerId: 'ampdeck.seller-id',
  userInfo: 'ampdeck.user-info',
  userRoutes: 'ampdeck.user-routes',
  firstMenu: 'ampdeck.first-menu',
  footerText: 'ampdeck.footer-text',
  layout: 'ampdeck.layout',
  recentScreens: 'ampdeck.recent-screens',
  recentChoices: 'ampdeck.recent-choices',
  alarmSound: 'ampdeck.alarm-sound',
  preferences: 'ampdeck.preferences',
  theme: 'ampdeck.theme',
  ownWords: 'ampdeck.own-words',
} as const
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** What a log-out forgets; the appearance and the seller's number stay for the next log-in. */
const USER_KEYS = [
  storageKeys.sellerId,
  storageKeys.userInfo,
  storageKeys.userRoutes,
  storageKeys.firstMenu,
  storageKeys.footerText,
  storageKeys.preferences,
  storageKeys.ownWords,
]

/** In a tab that shows the console as somebody else: its session is its own, and the other tabs keep theirs. */
const VIEW = 'ampdeck.view'
const SESSION_KEYS: readonly StorageKey[] = [
  storageKeys.token,
  ...USER_KEYS,
  storageKeys.recentScreens,
  storageKeys.recentChoices,
]

function areaOf(key: StorageKey): Storage {
  return SESSION_KEYS.includes(key) && sessionStorage.getItem(VIEW) !== null ? sessionStorage : localStorage
}

/** Begins to show the console as somebody else in this tab. */
export function beginView(token: string, expiresIn: number): void {
  sessionStorage.setItem(VIEW, '1')
  clearOpenPages()
  storeToken(token, expiresIn)
}

/** What stands in the storage, whatever it is. */
export function readText(key: StorageKey): string | null {
  try {
    return areaOf(key).getItem(key)
  } catch {
    return null
  }
}

export function readStored<T>(key: StorageKey): T | undefined {
  try {
    const text = areaOf(key).getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function store(key: StorageKey, value: unknown): void {
  try {
    areaOf(key).setItem(key, JSON.stringify(value))
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

/** The access token whatever its age: the server says what is the matter with an old one. */
export function readTokenOfAnyAge(): string | undefined {
  const value = readStored<Partial<StoredToken>>(storageKeys.token)?.value
  return typeof value === 'string' ? value : undefined
}

/** Begins a session: nothing that was read in the one before it is left. */
export function storeToken(value: string, expiresIn: number): void {
  forget(USER_KEYS)
  store(storageKeys.token, { value, expires: Date.now() + expiresIn } satisfies StoredToken)
}

/**
 * Forgets the session and everything that was read with it. What was typed into forms stays for its author. Where the
 * console was shown as somebody else, the own session is there again.
 */
export function clearSession(): void {
  forget([storageKeys.token, ...USER_KEYS])
  endView()
}

function endView(): void {
  try {
    if (sessionStorage.getItem(VIEW) === null) return
    forget(SESSION_KEYS)
    sessionStorage.removeItem(VIEW)
    clearOpenPages()
  } catch {
    // Nothing was kept.
  }
}

function forget(keys: readonly StorageKey[]): void {
  try {
    for (const key of keys) areaOf(key).removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Whose session it is: what is kept for one person on this device is never another's. */
export interface Owner {
  sellerId: number
  id: number
}

/** The signed-in user as far as it is known without asking the server. */
export function readOwner(): Owner | undefined {
  const kept = readStored<Partial<Owner>>(storageKeys.userInfo)
  if (typeof kept?.id !== 'number' || typeof kept.sellerId !== 'number') return undefined
  return { sellerId: kept.sellerId, id: kept.id }
}

/** A name for what is kept of this person. */
export function ownerName({ sellerId, id }: Owner): string {
  return `${sellerId}.${id}`
}

/** The open pages belong to one window and one person, and are gone with the window. */
const OPEN_PAGES = 'ampdeck.open-pages'

export function readOpenPages(owner: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(OPEN_PAGES) ?? 'null')
    return kept?.owner === owner ? kept.pages : undefined
  } catch {
    return undefined
  }
}

export function storeOpenPages(owner: string, pages: unknown): void {
  try {
    sessionStorage.setItem(OPEN_PAGES, JSON.stringify({ owner, pages }))
  } catch {
    // A reload then begins with the page of the address alone.
  }
}

export function clearOpenPages(): void {
  try {
    sessionStorage.removeItem(OPEN_PAGES)
  } catch {
    // Nothing was kept.
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
