import type { Language } from '@ampdeck/api/enumeration'
import { setCookie } from './cookie.ts'

/*
 * What the console keeps in the browser (requirements.md §3 "Local storage keys"). The storage may be full, blocked or
 * edited by hand: reading then gives nothing. What the browser's storage does not take is kept for this tab alone.
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

type Area = 'localStorage' | 'sessionStorage'
const TAB: readonly Area[] = ['sessionStorage']
/** A tab's own value comes first: it stands there because the browser's storage did not take it. */
const TAB_AND_BROWSER: readonly Area[] = ['sessionStorage', 'localStorage']

function areasOf(key: StorageKey): readonly Area[] {
  return SESSION_KEYS.includes(key) && read('sessionStorage', VIEW) !== null ? TAB : TAB_AND_BROWSER
}

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Says whether the browser has taken it. */
function write(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

function remove(area: Area, key: string): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Whether this browser keeps anything for us, be it for this tab alone. A log-in is lost without it. */
export function isStorageUsable(): boolean {
  return TAB_AND_BROWSER.some((area) => {
    const isTaken = write(area, PROBE, '1')
    remove(area, PROBE)
    return isTaken
  })
}

const PROBE = 'ampdeck.probe'

/** Begins to show the console as somebody else in this tab; says whether the tab can keep that apart. */
export function beginView(token: string, expiresIn: number): boolean {
  if (!write('sessionStorage', VIEW, '1')) return false
  clearOpenPages()
  if (storeToken(token, expiresIn)) return true
  remove('sessionStorage', VIEW)
  return false
}

/** What stands in the storage, whatever it is. */
export function readText(key: StorageKey): string | null {
  for (const area of areasOf(key)) {
    const text = read(area, key)
    if (text !== null) return text
  }
  return null
}

export function readStored<T>(key: StorageKey): T | undefined {
  try {
    const text = readText(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Says whether it is kept, be it for this tab alone. */
export function store(key: StorageKey, value: unknown): boolean {
  const text = JSON.stringify(value)
  const areas = areasOf(key)
  // The browser's storage before the tab's, of which an older value would hide the new one.
  const taken = [...areas].reverse().find((area) => write(area, key, text))
  if (taken === 'localStorage') remove('sessionStorage', key)
  return taken !== undefined
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

/** Begins a session: nothing that was read in the one before it is left. Says whether it is kept. */
export function storeToken(value: string, expiresIn: number): boolean {
  forget(USER_KEYS)
  return store(storageKeys.token, { value, expires: Date.now() + expiresIn } satisfies StoredToken)
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
  if (read('sessionStorage', VIEW) === null) return
  forget(SESSION_KEYS)
  remove('sessionStorage', VIEW)
  clearOpenPages()
}

function forget(keys: readonly StorageKey[]): void {
  for (const key of keys) for (const area of areasOf(key)) remove(area, key)
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
    const kept = JSON.parse(read('sessionStorage', OPEN_PAGES) ?? 'null')
    return kept?.owner === owner ? kept.pages : undefined
  } catch {
    return undefined
  }
}

export function storeOpenPages(owner: string, pages: unknown): void {
  // Where it is not taken, a reload begins with the page of the address alone.
  write('sessionStorage', OPEN_PAGES, JSON.stringify({ owner, pages }))
}

export function clearOpenPages(): void {
  remove('sessionStorage', OPEN_PAGES)
}

const COOKIE = 'ampdeck-language'
const YEAR_S = 31_536_000

/** The chosen language is a cookie, so that the server already paints in it. */
export function storeLanguage(language: Language): void {
  setCookie(COOKIE, language, YEAR_S)
}

export function readLanguage(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]
}
