import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { chromiumArgs, chromiumPath, shellPath } from '../../scripts/chromium.ts'
import { type Account, DEMO_PASSWORD } from './api.ts'
import { watchRequests } from './settled.ts'

const USUAL = { locale: 'en-GB', reducedMotion: 'reduce' } as const
/** A machine that is busy is slow, not wrong; what never comes is told by the limit of its test as well. */
const USUAL_LIMIT = 60_000
/** The console's usual window. */
export const VIEWPORT = { width: 1440, height: 900 }

/** A test leaves a page before it pays to optimise the page's code. */
const BASELINE_CODE = '--js-flags=--always-sparkplug --no-opt'

/** A browser without a window; where pictures are compared, the one that draws them as people see them. */
export function openBrowser({ looks = false } = {}): Promise<Browser> {
  const executablePath = looks ? chromiumPath() : shellPath()
  return chromium.launch({
    args: [...chromiumArgs, ...(looks ? [] : [BASELINE_CODE])],
    ...(executablePath && { executablePath }),
  })
}

/** A page in a context of its own, and what no page may do: errors in the console, requests to other hosts. */
export interface Visit {
  page: Page
  context: BrowserContext
  problems: string[]
}

/** Opens an empty page that asks for the product in English unless told otherwise. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, ...USUAL, ...options })
  context.setDefaultTimeout(USUAL_LIMIT)
  const page = await context.newPage()
  return { page, context, problems: watch(page, url) }
}

/** Begins to listen to a page; gives the list to which its problems are added. */
export function watch(page: Page, url: string): string[] {
  watchRequests(page)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const target = request.url()
    if (/^(https?|wss?):/.test(target) && new URL(target).host !== new URL(url).host)
      problems.push(`foreign: ${target}`)
  })
  return problems
}

/** Logs in through the form and waits until the console is there. */
export async function login(
  page: Page,
  { seller = '10001', account, password = DEMO_PASSWORD }: Account,
): Promise<void> {
  await fillLogin(page, { seller, account, password })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // The page that comes may lead on to another at once: waiting for an address would fail with the first one.
  await page.waitForFunction(() => location.pathname !== '/user/login')
}

/** Forgets who is logged in, on a plain file of the server: an open page would still ask, and be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
}

/** Opens the login page and fills its fields. */
export async function fillLogin(
  page: Page,
  { seller = '10001', account, password = DEMO_PASSWORD }: Account,
): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/user/login') await page.goto('/user/login')
  await page.getByLabel('Seller number').fill(seller)
  await page.getByLabel('User name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Keeps every script of a page back, as a slow line does, until it is told to let them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
