// @module-tag long
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const BOARD = '/cockpit/overviewMonitor/orderMonitor?lang=en'
const WINDOWS = 8
/** The server learns a little later that a connection was closed. */
const SOON = { timeout: 30_000, interval: 500 }
const visit = visits({ as: 'admin' })

/** How many streams of live events the server has open. */
async function streams(): Promise<number> {
  const text = await (await fetch(`${serverUrl()}/metrics`)).text()
  return Number(/^live_streams (\d+)$/m.exec(text)?.[1])
}

const isLive = (page: Page) => page.locator('[data-link="live"]').first().waitFor()

it('eight windows of live pages share one stream, and go on when the first is closed', async () => {
  const { context, page } = await visit({ fresh: true })
  const before = await streams()
  await page.goto(BOARD)
  await isLive(page)
  const others: Page[] = []
  for (let nth = 1; nth < WINDOWS; nth += 1) {
    const other = await context.newPage()
    // The seventh and the eighth would wait for a connection for ever.
    await other.goto(BOARD, { timeout: 60_000 })
    await isLive(other)
    others.push(other)
  }
  await expect.poll(async () => (await streams()) - before, SOON).toBe(1)

  await page.close()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await expect.poll(async () => (await streams()) - before, SOON).toBe(1)
  for (const other of others) await isLive(other)
  for (const other of others.slice(1)) await other.close()
  await expect.poll(async () => (await streams()) - before, SOON).toBe(1)
})
