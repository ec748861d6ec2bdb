import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { keepOnly, newSession, type Session } from '../tests/harness/kept.ts'
import { startServer } from '../tests/harness/server.ts'
import { settled, watchRequests } from '../tests/harness/settled.ts'
import { medianOf, p95Of, table } from './bench-orders/figures.ts'
import { equalServer } from './bench-routes/equal-server.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'

/*
 * From the click on a menu link to the painted rows of the page that it opens, beside another console on the same
 * server and with the same delay of all data. Somebody points at the link, presses it and lets go, as people do.
 */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })
const runs = Number(values.runs)
const REPEATS = 8
/** How many times the time of the other console ours may take. */
const MOST = { first: 0.7, repeated: 0.85 }
/** Between the pointer's coming and the press, and between the press and the click. */
const POINTS_MS = 150
const PRESSES_MS = 60
const root = join(import.meta.dirname, 'bench-routes')
const out = join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench-routes')

const apps = {
  ours: { start: '/business/stationManage/stationList', links: ['Operating units', 'Station list'] },
  other: { start: '/peer/stations', links: ['Operating units', 'Station list'] },
} as const
type App = keyof typeof apps

await build({
  root,
  base: '/peer/',
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: join(root, 'peer.html') },
  },
})
const product = await startServer()
const server = await equalServer(product.url, out)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
try {
  const session = await newSession(product.url, { account: 'admin' })
  const first: Record<App, number[]> = { ours: [], other: [] }
  const repeated: Record<App, number[]> = { ours: [], other: [] }
  for (let run = 0; run < runs; run++)
    for (const app of ['ours', 'other'] as const) {
      const times = await switches(browser, app, session)
      first[app].push(...times.slice(0, 1))
      repeated[app].push(...times.slice(2))
    }
  const lines = Object.entries({ first, repeated }).map(([name, { ours, other }]) => {
    const ratio = medianOf(ours) / medianOf(other)
    const most = MOST[name as keyof typeof MOST]
    if (!(ratio <= most)) process.exitCode = 1
    const figures = [medianOf(ours), medianOf(other), p95Of(ours), p95Of(other)]
    return [name, ...figures.map((each) => each.toFixed(1)), ratio.toFixed(2), String(most)]
  })
  console.log(table(['switch, ms', 'ours', 'other', 'ours p95', 'other p95', 'ratio', 'goal'], lines))
} finally {
  await browser.close()
  server.close()
  await product.stop()
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
      times.push(await switchTo(page, apps[app].links[nth % 2] ?? ''))
    return times
  } finally {
    await context.close()
  }
}

async function switchTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
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
    document.querySelector('h1')?.textContent?.startsWith(title) &&
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
