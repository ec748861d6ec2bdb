import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { keepOnly, newSession, type Session } from '../tests/harness/kept.ts'
import { startServer } from '../tests/harness/server.ts'
import { settled, watchRequests } from '../tests/harness/settled.ts'
import { medianOf, p95Of, table } from './bench-orders/figures.ts'
import { equalServer } from './bench-routes/equal-server.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { run } from './run-process.ts'

/*
 * From the click on a menu link to the painted rows of the page that it opens, beside two consoles on the same server
 * and with the same delay of all data: a bare one, which does less than any console, and a whole one of others. Somebody
 * points at the link, presses it and lets go, as people do.
 */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })
const runs = Number(values.runs)
const REPEATS = 8
/** How many times the time of the whole console ours may take. The bare one shows what React and a table cost alone. */
const MAX = { first: 0.7, repeated: 0.85 }
/** Between the pointer's coming and the press, and between the press and the click. */
const POINTS_MS = 150
const PRESSES_MS = 60
const root = join(import.meta.dirname, 'bench-routes')
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench-routes')
const folders = { bare: join(cache, 'bare'), whole: join(cache, 'whole') }

interface Console {
  start: string
  /** The link of a page in its menu. */
  link(page: Page, name: string): Locator
}
const inNavigation: Console['link'] = (page, name) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })
const apps = {
  ours: { start: '/business/stationManage/stationList', link: inNavigation },
  bare: { start: '/bare/stations', link: inNavigation },
  whole: { start: '/whole/#/station', link: (page, name) => page.getByRole('menuitem', { name }) },
} satisfies Record<string, Console>
type App = keyof typeof apps
const names = Object.keys(apps) as App[]
const LINKS = ['Operating units', 'Station list'] as const

await build(pageOf('bare', root))
await build(pageOf('whole', await wholePeer()))
const product = await startServer()
const server = await equalServer(product.url, folders)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
try {
  const session = await newSession(product.url, { account: 'admin' })
  const times = { ours: noTimes(), bare: noTimes(), whole: noTimes() }
  for (let turn = 0; turn < runs; turn++)
    for (const app of names) {
      const all = await switches(browser, app, session)
      times[app].first.push(...all.slice(0, 1))
      times[app].repeated.push(...all.slice(2))
    }
  const lines = (['first', 'repeated'] as const).map((kind) => {
    const { ours, bare, whole } = times
    const ratioTo = (other: typeof ours) => medianOf(ours[kind]) / medianOf(other[kind])
    const ratios = [ratioTo(bare), ratioTo(whole)]
    if (!(ratioTo(whole) <= MAX[kind])) process.exitCode = 1
    const figures = names.flatMap((app) => [medianOf(times[app][kind]), p95Of(times[app][kind])])
    return [
      kind,
      ...figures.map((each) => each.toFixed(1)),
      ...ratios.map((ratio) => ratio.toFixed(2)),
      String(MAX[kind]),
    ]
  })
  const columns = names.flatMap((app) => [app, `${app} p95`])
  console.log(table(['switch, ms', ...columns, '÷ bare', '÷ whole', 'goal'], lines))
} finally {
  await browser.close()
  server.close()
  await product.stop()
}

function noTimes(): { first: number[]; repeated: number[] } {
  return { first: [], repeated: [] }
}

/** What Vite makes of a console's folder. */
function pageOf(app: keyof typeof folders, from: string): InlineConfig {
  return {
    root: from,
    base: `/${app}/`,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folders[app],
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(from, 'peer.html') },
    },
  }
}

/** The whole console in a folder of its own with what it is built of: only this benchmark needs it. */
async function wholePeer(): Promise<string> {
  const folder = join(cache, 'whole-source')
  cpSync(join(root, 'whole-peer'), folder, { recursive: true })
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0) throw new Error(output)
  return folder
}

/** Milliseconds of the first switch to another page, of the first one back, and of the repeated ones. */
async function switches(on: Browser, app: App, session: Session): Promise<number[]> {
  const context = await on.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    watchRequests(page)
    await page.addInitScript(watchSwitches)
    await keepOnly(page, server.url, session)
    await page.goto(`${server.url}${apps[app].start}`)
    await page.getByRole('row').nth(10).waitFor()
    await settled(page)
    const times: number[] = []
    for (let nth = 0; nth < 2 + REPEATS; nth++)
      times.push(await switchTo(page, apps[app], LINKS[nth % 2] ?? ''))
    return times
  } finally {
    await context.close()
  }
}

async function switchTo(page: Page, app: Console, name: string): Promise<number> {
  const link = app.link(page, name)
  await link.hover()
  await page.waitForTimeout(POINTS_MS)
  await page.evaluate((title) => window.expectPage(title), name)
  await page.mouse.down()
  await page.waitForTimeout(PRESSES_MS)
  await page.mouse.up()
  const time = await page.evaluate(() => window.switched)
  // The pointer leaves the link, so that it comes to the next one anew.
  await page.mouse.move(900, 5)
  await settled(page)
  return time
}

declare global {
  interface Window {
    /** From now on a click is the beginning of a switch to the page of this heading. */
    expectPage(title: string): void
    /** Milliseconds from the click until ten rows of the page were painted. */
    switched: Promise<number>
  }
}

/** Runs in the page, before its own scripts. */
function watchSwitches(): void {
  const isThere = (title: string) =>
    document.querySelector('h1, #react-admin-title')?.textContent?.startsWith(title) &&
    [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent).length >= 5

  window.expectPage = (title) => {
    window.switched = new Promise((resolve) => {
      const begin = () => {
        const start = performance.now()
        const look = () => {
          if (!isThere(title)) return requestAnimationFrame(look)
          // After the paint of this frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          return port2.postMessage('')
        }
        requestAnimationFrame(look)
      }
      document.addEventListener('click', begin, { once: true, capture: true })
    })
  }
}
