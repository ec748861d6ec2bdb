import type { Page } from 'playwright'
import { type Account, api } from './api.ts'

/** The keys of what the console keeps in the browser. */
export const keys = {
  token: 'ampdeck.token',
  routes: 'ampdeck.user-routes',
} as const

/** What the console keeps of somebody who has logged in. */
export interface Session {
  value: string
  expires: number
}

/** A new session of an account, without going through the form. */
export async function newSession(url: string, account: Account): Promise<Session> {
  const { data } = await api(url).tryLogin(account)
  return { value: data.token, expires: Date.now() + data.expiresIn }
}

/** Leaves this session in the storage of a page, and nothing else. The page then stands at the server's address. */
export async function keepOnly(page: Page, url: string, session: Session | undefined): Promise<void> {
  const context = page.context()
  await atRest(page, url)
  await context.clearCookies()
  // Without this cookie the console takes the browser for one that was closed and opened again.
  if (session) await context.addCookies([{ name: 'ampdeck-browser', value: '1', url }])
  await page.evaluate(
    ([key, value]) => {
      localStorage.clear()
      sessionStorage.clear()
      if (value) localStorage.setItem(key, JSON.stringify(value))
    },
    [keys.token, session] as const,
  )
}

/**
 * Puts a page where no script runs and writes. At the same server: from there the console is loaded in half the time
 * that it takes a page which comes from elsewhere.
 */
export async function atRest(page: Page, url: string): Promise<void> {
  const address = `${url}/healthz`
  if (page.url() !== address) await page.goto(address)
}

/** The access token that this browser holds, or nothing. */
export function tokenIn(page: Page): Promise<string | undefined> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.value, keys.token)
}

/** Changes what this browser holds of its session, as another tab does that logs in. */
export function changeSession(page: Page, change: Partial<Session>): Promise<void> {
  return page.evaluate(
    ([key, changed]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, ...changed }))
    },
    [keys.token, change] as const,
  )
}

/** The names of what is kept of a session and of what was typed. */
export function sessionKeysIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /token|user|seller-id|first-menu|draft/.test(key)),
  )
}
