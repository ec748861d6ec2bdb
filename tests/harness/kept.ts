import type { BrowserContextOptions, Page } from 'playwright'
import { type Account, api } from './api.ts'

/** The keys of what the console keeps in the browser. */
export const keys = {
  token: 'ampdeck.token',
  routes: 'ampdeck.user-routes',
} as const

/** What opens a browser in which an account has just logged in: as `signIn` does, without going through the form. */
export async function freshSession(url: string, account: Account): Promise<BrowserContextOptions> {
  const { data } = await api(url).tryLogin(account)
  const token = JSON.stringify({ value: data.token, expires: Date.now() + data.expiresIn })
  return {
    storageState: {
      cookies: [
        {
          name: 'ampdeck-browser',
          value: '1',
          domain: new URL(url).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin: url, localStorage: [{ name: keys.token, value: token }] }],
    },
  }
}

/** The access token that this browser holds, or nothing. */
export function tokenIn(page: Page): Promise<string | undefined> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.value, keys.token)
}

/** The names of what is kept of a session and of what was typed. */
export function sessionKeysIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /token|user|seller-id|first-menu|draft/.test(key)),
  )
}
