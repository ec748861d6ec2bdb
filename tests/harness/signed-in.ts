import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Account } from './api.ts'
import { openBrowser, type Visit, visit } from './browser.ts'
import { freshSession } from './kept.ts'

/**
 * A browser for all tests of a file, in which an account is signed in. Gives the way to open a page in it: as that
 * account, in the console's usual window, unless the options say otherwise.
 */
export function signedIn(account: Account): (options?: BrowserContextOptions) => Promise<Visit> {
  const url = inject('serverUrl')
  let browser: Browser
  let session: BrowserContextOptions
  beforeAll(async () => {
    browser = await openBrowser()
    session = await freshSession(url, account)
  })
  afterAll(() => browser.close())

  return (options) => visit(browser, url, { ...session, ...options })
}
