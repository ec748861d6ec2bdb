// @module-tag long
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { openPage } from '../harness/browser.ts'
import { keepOnly, newSession } from '../harness/kept.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { theBrowser } from '../harness/visits.ts'
import { type Wire, wireTo } from '../harness/wire.ts'

/*
 * A wall at which nobody stands: what is between it and its server goes away and comes back, and nobody touches it.
 * The times are those of issue and screens.md §5; a machine that also builds and tests is given some more.
 */

const LATE = { timeout: 60_000 }
const AGAIN_MS = 30_000
const ADDRESS = '/bigscreen/?scene=network&rotate=0&lang=en'

let server: TestServer
const wires: Wire[] = []
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
})
afterAll(async () => {
  await Promise.all(wires.map((wire) => wire.close()))
  await server?.stop()
})

/** A wall that is live; it is known again as long as nobody has loaded it anew. */
async function openWall(url: string, address = ADDRESS): Promise<Page> {
  const viewport = { width: 1920, height: 1080 }
  const { page, context } = await openPage(await theBrowser(), url, { viewport })
  onTestFinished(() => context.close())
  await keepOnly(page, url, await newSession(server.url, { account: 'admin' }))
  await page.goto(`${url}${address}`)
  await isLive(page)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  return page
}

async function wire(): Promise<Wire> {
  const laid = await wireTo(server.url)
  wires.push(laid)
  return laid
}

const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window)
const isLive = async (page: Page, timeout = AGAIN_MS) => {
  await page.getByText('Live', { exact: true }).waitFor({ timeout })
  await page.locator('main[data-freshness=fresh]').waitFor({ timeout })
}
/** The lamp is out and the values are grey. */
const isStale = async (page: Page) => {
  await page
    .getByRole('status')
    .getByText(/^(Delayed|Connection lost)$/)
    .waitFor(LATE)
  await page.locator('main[data-freshness=stale]').waitFor(LATE)
}

/** How long it takes until all are there, in milliseconds. */
async function took(what: string, until: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await until
  const ms = Math.round(performance.now() - begun)
  console.log(`${what}: ${(ms / 1_000).toFixed(1)} s`)
  return ms
}

it('tells of a network that is cut, of one that swallows everything, and of sleep, and is live again by itself', async () => {
  const [cut, silent] = [await wire(), await wire()]
  const [onCut, onSilent, asleep] = await Promise.all([
    openWall(cut.url),
    openWall(silent.url),
    openWall(server.url),
  ])
  const sleep: CDPSession = await asleep.context().newCDPSession(asleep)

  cut.cut()
  silent.swallow()
  await sleep.send('Page.setWebLifecycleState', { state: 'frozen' })
  const [lamp] = await Promise.all([
    took('The lamp turns after a cut', isStale(onCut)),
    took('The lamp turns in silence', isStale(onSilent)),
  ])
  expect(lamp).toBeLessThan(45_000)
  await onCut.getByText('Connection lost').waitFor()
  await onSilent.getByText('Connection lost').waitFor()

  cut.mend()
  silent.mend()
  await sleep.send('Page.setWebLifecycleState', { state: 'active' })
  await Promise.all([
    took('Live again after a cut', isLive(onCut)),
    took('Live again after silence', isLive(onSilent)),
    took('Live again after sleep', isLive(asleep)),
  ])
  expect(await Promise.all([onCut, onSilent, asleep].map(isTheSame))).toEqual([true, true, true])
})

it('is live again after its server was killed, and with the pages of a newer one', async () => {
  const page = await openWall(server.url)
  await server.kill9()
  await took('The lamp turns without the server', isStale(page))
  await server.restart()
  await took('Live again after the server', isLive(page))
  expect(await isTheSame(page)).toBe(true)

  // The server after an upgrade: it has other pages, and the code of a scene that was not shown yet is gone.
  await page.route('**/wall/beat', async (route) => {
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, build: 'another' } } })
  })
  await page.route('**/bigscreen/?*', async (route) => {
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    const body = (await answer.text()).replace(/(<meta name="build" content=")[^"]+/, '$1another')
    await route.fulfill({ response: answer, body })
  })
  const loaded = page.waitForEvent('load', LATE)
  await server.restart('SIGTERM')
  await took('Loaded anew after an upgrade', loaded)
  await isLive(page)
  expect(await isTheSame(page)).toBe(false)
})

it('that cannot load a scene any more says so below its clock, and loads its pages anew', async () => {
  const page = await openWall(server.url)
  await page.route('**/station-scene-*.js', (route) => route.fulfill({ status: 404 }))
  await page.keyboard.press('2')
  await page.getByText('This picture cannot be shown at the moment').waitFor()
  expect(await page.getByRole('banner').getByText('Live', { exact: true }).isVisible()).toBe(true)
  await page.unroute('**/station-scene-*.js')
  await page.waitForEvent('load')
  await isLive(page)
  await page.keyboard.press('2')
  await page.getByRole('heading', { level: 1, name: 'Station', exact: true }).waitFor()
  await isLive(page)
})
