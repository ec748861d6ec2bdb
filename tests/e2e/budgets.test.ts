import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { isOfWorker, settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

/*
 * What a first visit costs, counted exactly and therefore the same on every machine: JavaScript and styles as
 * `gzip -6` makes them, those inside the document included, and every request, the document's own among them.
 */

const LOGIN = '/user/login'
const LIST = '/business/stationManage/stationList'
const WALL = '/bigscreen/?scene=network&rotate=0&lang=en'
const WALL_3D = '/bigscreen/3d?scene=station&rotate=0&lang=en'
const KB = 1000
/** Each page that is built adds some fifty bytes to what the frame knows before its code is there: 147 pages so far. */
const budgets = {
  [LOGIN]: { bytes: 108 * KB, requests: 15 },
  [LIST]: { bytes: 247 * KB, requests: 15 },
}
/** Of JavaScript, on the path of the plane scenes. */
const WALL_BYTES = 250 * KB

/** The chunk of three.js, by the module that gives it its name. */
const SOLID = /glow-texture-[^/]+\.js$/

const _url = serverUrl()
const visit = visits()
/** A context with a session and nothing in its cache. */

describe('a first visit', () => {
  it('to the login page stays within its budget', async () => {
    const { page, problems } = await visit()
    const cost = await costOf(page, LOGIN, () =>
      page.getByRole('button', { name: 'Log in', exact: true }).waitFor(),
    )
    expectWithin(LOGIN, cost)
    expect(problems).toEqual([])
  })

  it('to the station list, signed in, stays within its budget', async () => {
    const { page, problems } = await visit({ as: 'admin' })
    const cost = await costOf(page, LIST, () => rowsOf(page).first().waitFor())
    expectWithin(LIST, cost)
    expect(problems).toEqual([])
  })

  it('to the landing brings no other page with it', async () => {
    const { page } = await visit({ as: 'admin' })
    const { requests } = await costOf(page, '/home', () => page.getByRole('heading', { level: 1 }).waitFor())
    const pages = requests.filter((path) => /\.page-[^/]+\.js$/.test(path))
    expect(pages).toEqual([expect.stringContaining('/home.page-')])
  })

  it('asks for the rows before the code of the page has come', async () => {
    const { page } = await visit({ as: 'admin' })
    const named = await filesNamedBy(page, LIST)
    const order: string[] = []
    const data = page.waitForRequest((request) => request.url().endsWith('/config-service/station/page'))
    void data.then(() => order.push('data'))
    // Only what the document names may come at once; each further script waits for the request for the rows.
    await page.route('**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!named.has(pathname)) {
        await Promise.race([data, new Promise((resolve) => setTimeout(resolve, 5_000))])
        order.push('code')
      }
      await route.continue()
    })
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    expect(order[0]).toBe('data')
    expect(order).toContain('code')
  })
})

describe('a wall', () => {
  const isLive = (page: Page) => page.locator('main[data-freshness=fresh]').waitFor({ timeout: 30_000 })
  const viewport = { width: 1920, height: 1080 }
  const scripts = ({ files }: Cost) =>
    files.filter(([name]) => name.endsWith('.js')).reduce((sum, [, size]) => sum + size, 0)

  it('of plane scenes loads less than 250 kB of JavaScript, and nothing of the solid ones', async () => {
    const { page, problems } = await visit({ as: 'admin', viewport, fresh: true })
    const cost = await costOf(page, WALL, () => isLive(page))
    console.log(`${WALL}: ${(scripts(cost) / KB).toFixed(1)} kB of JavaScript, at most ${WALL_BYTES / KB} kB`)
    expect(scripts(cost)).toBeLessThan(WALL_BYTES)
    expect(cost.requests.filter((path) => SOLID.test(path))).toEqual([])

    // Nor do the other plane scenes: after all of them it is still not there.
    for (const key of ['2', '3', '4', '5']) await page.keyboard.press(key)
    await settled(page)
    await isLive(page)
    const all = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(all.filter((name) => SOLID.test(name))).toEqual([])
    expect(problems).toEqual([])
  })

  it('of solid scenes loads what it draws them with', async () => {
    const { page } = await visit({ as: 'admin', viewport, fresh: true })
    const cost = await costOf(page, WALL_3D, () => isLive(page))
    console.log(`${WALL_3D}: ${(scripts(cost) / KB).toFixed(1)} kB of JavaScript`)
    expect(cost.requests.filter((path) => SOLID.test(path))).not.toEqual([])
  })
})

describe('a page that somebody is about to open', () => {
  it('is read when its link is pointed at, its rows when it is pressed', async () => {
    const { page, problems } = await visit({ as: 'admin', fresh: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await settled(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Operating units', exact: true })
    const code = () => asked.filter((path) => /operating-unit\.page-/.test(path))
    const rows = () => asked.filter((path) => path === '/config-service/operatingUnit/page')
    expect([code(), rows()]).toEqual([[], []])

    await link.hover()
    await expect.poll(code).toHaveLength(1)
    expect(rows()).toEqual([])
    await page.mouse.down()
    await expect.poll(rows).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(LIST)

    await page.mouse.up()
    await page.getByRole('heading', { level: 1, name: 'Operating units' }).waitFor()
    await rowsOf(page).first().waitFor()
    await settled(page)
    expect([code().length, rows().length]).toEqual([1, 1])
    expect(problems).toEqual([])
  })
})

describe('before any script has run', () => {
  it('the login form is there', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(LOGIN)
    for (const label of ['Seller number', 'User name', 'Password']) {
      expect(await page.getByLabel(label, { exact: true }).isVisible(), label).toBe(true)
    }
    expect(await page.getByRole('button', { name: 'Log in', exact: true }).isVisible()).toBe(true)
  })

  it('the shell is there', async () => {
    const { page } = await visit({ as: 'admin', javaScriptEnabled: false })
    await page.goto(LIST)
    expect(await page.getByRole('banner').first().isVisible()).toBe(true)
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true)
    expect(await page.getByRole('main').isVisible()).toBe(true)
  })
})

interface Cost {
  bytes: number
  requests: string[]
  /** Bytes by file, largest first. */
  files: [name: string, bytes: number][]
}

/** Opens an address and counts until nothing more is asked for. */
async function costOf(page: Page, path: string, isThere: () => Promise<void>): Promise<Cost> {
  const requests: Request[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request))
  await page.goto(path)
  await isThere()
  await settled(page)

  const files = await Promise.all(requests.map((request) => codeIn(page, request)))
  const counted = files.filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a)
  const bytes = counted.reduce((sum, [, size]) => sum + size, 0)
  return { bytes, requests: requests.map((request) => new URL(request.url()).pathname), files: counted }
}

/** How many bytes of code a request has brought, compressed. */
async function codeIn(page: Page, request: Request): Promise<[name: string, bytes: number]> {
  const { pathname } = new URL(request.url())
  const type = request.resourceType()
  if (type !== 'script' && type !== 'stylesheet' && type !== 'document') return [pathname, 0]
  const response = isOfWorker(request) ? await page.request.get(request.url()) : await request.response()
  const body = (await response?.text()) ?? ''
  const code = type === 'document' ? inlineCode(body) : body
  return [
    type === 'document' ? `${pathname} (inline)` : pathname,
    code ? gzipSync(code, { level: 6 }).length : 0,
  ]
}

function inlineCode(html: string): string {
  return [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , code]) => code).join('\n')
}

/** The scripts that the document itself asks for. */
async function filesNamedBy(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(path)).text()
  const tags = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g)
  return new Set([...tags].map(([, file]) => file ?? ''))
}

function expectWithin(path: keyof typeof budgets, { bytes, requests, files }: Cost): void {
  const { bytes: most, requests: mostRequests } = budgets[path]
  const kb = (size: number) => `${(size / KB).toFixed(1)} kB`.padStart(9)
  const rows = [
    `${path}: ${kb(bytes).trim()} of ${kb(most).trim()}, ${requests.length} of ${mostRequests} requests`,
    ...files.map(([name, size]) => `  ${kb(size)}  ${name}`),
  ]
  console.log(rows.join('\n'))
  expect(bytes, `bytes of ${path}`).toBeLessThanOrEqual(most)
  expect(requests.length, `requests of ${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(mostRequests)
}
