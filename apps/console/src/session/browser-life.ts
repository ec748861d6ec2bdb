import { setCookie } from './cookie.ts'
import { clearSession, readTokenOfAnyAge } from './storage.ts'

/*
 * requirements.md §6: local storage is cleared when the browser is closed, but not on refresh. Browsers tell nobody when they
 * close, so it is noticed at the next start instead:
 * - a cookie without an expiry lives as long as the browser does: a token without it is from before;
 * - in a browser that lives on, a tab notes when it goes. A new tab (one that was neither reloaded nor led here) that
 *   finds such a note, and no other tab alive, comes after the last one was closed.
 * Every tab holds a shared lock while it lives, so that others know. Where locks are missing (a plain network without
 * HTTPS) the cookie alone decides.
 */

const COOKIE = 'ampdeck-browser'
const LOCK = 'ampdeck-tab'
const CLOSED_AT = 'ampdeck.closed-at'
/** In a tab's own storage: it has been here before. */
const KNOWN_TAB = 'ampdeck.tab'
/** A tab between two documents holds no lock for a moment; that long nobody is given up. */
const SETTLE_MS = 1_500
/** A tab that goes may hold its lock that long. */
const GOING_MS = 250
const LOOK_MS = 50

/** What is known at the start of a page. */
export interface LastLife {
  hasToken: boolean
  /** Whether cookies work here at all. */
  hasCookies: boolean
  isSameBrowser: boolean
  isKnownTab: boolean
  /** When a tab went, as far as none has come since. */
  closedAt: number | undefined
}

/** Whether the browser was closed, was not, or only the other tabs can tell. */
export function wasClosed(life: LastLife): boolean | 'ask' {
  if (!life.hasToken) return false
  if (life.hasCookies && !life.isSameBrowser) return true
  return !life.isKnownTab && life.closedAt !== undefined ? 'ask' : false
}

/** Forgets the session if the browser was closed since it began; then this tab lives. `forget` clears what else is kept. */
export async function beginLife(forget: () => void): Promise<void> {
  const closed = wasClosed(lastLife())
  if (closed === true || (closed === 'ask' && !(await isAnotherAlive()))) {
    clearSession()
    forget()
  }
  live()
  addEventListener('pagehide', recordLeaving)
  // A page that the browser had put aside for the way back.
  addEventListener('pageshow', (event) => event.persisted && live())
}

function lastLife(): LastLife {
  return {
    hasToken: readTokenOfAnyAge() !== undefined,
    hasCookies: navigator.cookieEnabled,
    isSameBrowser: document.cookie.split('; ').includes(`${COOKIE}=1`),
    isKnownTab: kept('sessionStorage', KNOWN_TAB) !== null,
    closedAt: closedAt(),
  }
}

async function isAnotherAlive(): Promise<boolean> {
  if (!('locks' in navigator)) return true
  const left = Math.min(closedAt() ?? 0, Date.now())
  for (;;) {
    const waited = Date.now() - left
    if (waited >= GOING_MS && (await isLockHeld())) return true
    // Another tab that has come meanwhile has taken the note away.
    if (closedAt() === undefined) return true
    if (waited >= SETTLE_MS) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

async function isLockHeld(): Promise<boolean> {
  // Blocked together with the storage: nobody else can then be known to live.
  const { held = [] } = await navigator.locks.query().catch(() => ({}) as LockManagerSnapshot)
  return held.some(({ name }) => name === LOCK)
}

function live(): void {
  setCookie(COOKIE, '1')
  keep('sessionStorage', KNOWN_TAB, '1')
  keep('localStorage', CLOSED_AT, null)
  // Held until the document goes.
  if ('locks' in navigator)
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => {})).catch(() => undefined)
}

function recordLeaving(): void {
  if (readTokenOfAnyAge() !== undefined) keep('localStorage', CLOSED_AT, String(Date.now()))
}

function closedAt(): number | undefined {
  const text = kept('localStorage', CLOSED_AT)
  return text === null ? undefined : Number(text)
}

/* Storage that is blocked or full holds nothing. */

type Store = 'localStorage' | 'sessionStorage'

function kept(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    return null
  }
}

function keep(store: Store, key: string, value: string | null): void {
  try {
    if (value === null) window[store].removeItem(key)
    else window[store].setItem(key, value)
  } catch {
    // The cookie alone decides then.
  }
}
