import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, onTestFinished } from 'vitest'
import type { Account } from './api.ts'
import { openBrowser, openPage, VIEWPORT, type Visit, watch } from './browser.ts'
import { atRest, keepOnly, newSession, type Session } from './kept.ts'
import { serverUrl } from './server-url.ts'

export interface VisitOptions extends Omit<BrowserContextOptions, 'storageState' | 'viewport'> {
  viewport?: typeof VIEWPORT
  /** Who is signed in, by the name alone where the seller is the large one; nobody unless told. */
  as?: string | Account | null
  /** A session that no other test has: where the test ends it. */
  ownSession?: boolean
  /** A page that nobody has before or afterwards: where its loads are counted, or what cannot be undone is done to it. */
  fresh?: boolean
}

export interface TestVisit extends Visit {
  /** Gives the page back before its test is over: for a test of many visits. */
  leave(): Promise<void>
}

/** One browser for all files; it ends with the process. */
let browser: Promise<Browser> | undefined
/** Pages that tests have given back, by what cannot be changed in them any more. */
const idle = new Map<string, Visit[]>()
/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/**
 * The way for the tests of a file to open a page: signed in as the file's usual account, unless told otherwise. A page
 * is given back when its test is over, and goes to a later test with an empty storage: where the console was loaded
 * before it loads in half the time.
 */
export function visits(usual: VisitOptions = {}, at = serverUrl) {
  const sessions = new Map<string, Promise<Session>>()
  afterAll(async () => {
    if (at() !== serverUrl()) await closeIdle(at())
  })

  return async (options: VisitOptions = {}): Promise<TestVisit> => {
    const merged = { ...usual, ...options }
    const { as, ownSession, fresh, viewport = VIEWPORT, colorScheme = 'light', ...fixed } = merged
    const url = at()
    const key = JSON.stringify([url, fixed])
    const visit = (!fresh && takeIdle(key, url)) || (await openPage(await theBrowser(), url, fixed))
    let isOver = false
    const leave = async (isWell = true) => {
      if (isOver) return
      isOver = true
      await (fresh || !isWell || visit.page.isClosed() ? visit.context.close() : giveBack(key, url, visit))
    }
    onTestFinished(({ task }) => leave(task.result?.state !== 'fail'))
    await keepOnly(visit.page, url, as ? await sessionOf(as, ownSession) : undefined)
    await visit.page.setViewportSize(viewport)
    await visit.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    return { ...visit, leave }
  }

  function sessionOf(as: string | Account, isOwn = false): Promise<Session> {
    const account = typeof as === 'string' ? { account: as } : as
    if (isOwn) return newSession(at(), account)
    const key = JSON.stringify(account)
    const session = sessions.get(key) ?? newSession(at(), account)
    sessions.set(key, session)
    return session
  }
}

/** The browser of this worker. */
export function theBrowser(): Promise<Browser> {
  browser ??= openBrowser()
  return browser
}

function takeIdle(key: string, url: string): Visit | undefined {
  const found = idle.get(key)?.pop()
  return found && { ...found, problems: watch(found.page, url) }
}

async function giveBack(key: string, url: string, visit: Visit): Promise<void> {
  const { page, context } = visit
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await atRest(page, url)
  await page.mouse.move(0, 0)
  idle.set(key, [...(idle.get(key) ?? []), visit])
}

async function closeIdle(url: string): Promise<void> {
  for (const [key, visits] of idle) {
    if (!key.startsWith(JSON.stringify([url]).slice(0, -1))) continue
    idle.delete(key)
    for (const { context } of visits) await context.close()
  }
}
