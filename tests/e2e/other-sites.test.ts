// @module-tag long
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { mapOf } from '../../apps/server/src/testing/map-of.ts'
import { api } from '../harness/api.ts'
import { tokenIn } from '../harness/kept.ts'
import { saysTo } from '../harness/said.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/* What of others the console shows or leads to: sites, a map. A server of this file's own knows them. */

const NOT_FOUND = 'Sorry, the page you visited does not exist or is still in development'
const EMBEDDED = 'https://reports.example.com/daily'

let server: TestServer
let site: Server
let siteUrl: string
/** A server that nobody has told of any site. */
const visitElsewhere = visits({ as: 'admin' })
beforeAll(async () => {
  site = createServer((_request, response) => response.end('<title>Reconciliation</title>'))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  server = await startServer({
    network: inject('network'),
    env: { EMBED_HOSTS: 'reports.example.com', RECONCILIATION_URL: `${siteUrl}/login` },
  })
})
afterAll(async () => {
  await server.stop()
  site.close()
})
// Below the end of the server: pages are closed before it.
const visit = visits({ as: 'admin' }, () => server.url)

describe('an embedded page', () => {
  it('is not shown unless it comes over HTTPS from an allowed host, and it is said why (spec 2.83)', async () => {
    const { page, problems } = await visit()
    for (const [src, why] of [
      ['', 'The menu item has no address'],
      ['http://reports.example.com/', 'Only pages over HTTPS are shown'],
      ['javascript:alert(1)', 'Only pages over HTTPS are shown'],
      ['data:text/html,<p>here</p>', 'Only pages over HTTPS are shown'],
      ['https://evil.example/', 'This host is not on the list of allowed hosts'],
      ['https://reports.example.com@evil.example/', 'This host is not on the list of allowed hosts'],
    ] as const) {
      await page.goto(`/embed/page?src=${encodeURIComponent(src)}`)
      await page.getByText('This page cannot be shown here').waitFor()
      await page.getByText(why).waitFor()
      expect(await page.locator('iframe').count(), src).toBe(0)
    }
    expect(problems).toEqual([])
  })

  it('shows a page of an allowed host in a named frame that cannot lead the console away (spec 2.83)', async () => {
    const { page } = await visit()
    await page.route('https://reports.example.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1>Daily report</h1><script>try{top.location="https://evil.example/"}catch(e){document.title=e.name}</script>',
      }),
    )
    await page.goto(`/embed/page?src=${encodeURIComponent(EMBEDDED)}`)
    const frame = page.frameLocator('iframe[title="Embedded page"]').frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Daily report' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/embed/page')
  })

  it('says so when the page does not come', async () => {
    const { page } = await visit({ fresh: true })
    await page.route('https://reports.example.com/**', () => undefined)
    await page.clock.install()
    await page.goto(`/embed/page?src=${encodeURIComponent(EMBEDDED)}`)
    await page.locator('iframe').waitFor({ state: 'attached' })
    await page.clock.fastForward(16_000)
    await page.getByText('reports.example.com did not answer within 15 s').waitFor()
    await page.getByRole('link', { name: 'Open in a new window' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('iframe').waitFor({ state: 'attached' })
  })
})

describe('the reconciliation item', () => {
  /** Opens the first-level item, wherever the header has put it: as its font comes, it puts it elsewhere. */
  async function choose(page: Page) {
    const top = page.getByRole('navigation', { name: 'Top menu' })
    const item = top.getByRole('link', { name: 'Reconciliation' })
    const once = { timeout: 2_000 }
    await vi.waitFor(
      async () => {
        if (await item.isVisible()) return item.click(once)
        await top.getByRole('button', { name: 'More' }).click(once)
        await page.getByRole('menuitem', { name: 'Reconciliation' }).click(once)
      },
      { timeout: 20_000 },
    )
  }

  it('says what is missing where nobody has configured the site, and shows what is left of it here (spec 2.49)', async () => {
    const { page, context, problems } = await visitElsewhere()
    await page.goto('/home')
    await page.evaluate(() => localStorage.setItem('ampdeck.layout', '{"plannedPages":true}'))
    await page.reload()
    await choose(page)
    await saysTo(page, 'The address of the reconciliation site is not configured')
    await page.getByRole('heading', { level: 1, name: 'Reconciliation' }).waitFor()
    const side = page.getByRole('navigation', { name: 'Side menu' })
    await side.getByRole('button', { name: 'Reconciliation' }).click()
    expect(await side.getByRole('link').allTextContents()).toEqual([
      'Reconciliation tasks',
      'Reconciliation files',
    ])
    expect(context.pages()).toHaveLength(1)
    await page.goto('/reconciliation/external/overview')
    await page.getByRole('heading', { level: 1, name: NOT_FOUND }).waitFor()
    expect(problems).toEqual([])
  })

  it('opens the site with a token of its own, which the site can check once (spec 2.48)', async () => {
    const { page, context } = await visit({ as: 'finance' })
    await page.goto('/home')
    const [other] = await Promise.all([context.waitForEvent('page'), choose(page)])
    await other.waitForURL(`${siteUrl}/login?token=*`)
    const token = new URL(other.url()).searchParams.get('token') ?? ''
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    expect(token).not.toBe(await tokenIn(page))

    const verify = () => api(server.url).call('system-service/reconciliationSite/verify', { token })
    expect(await verify()).toMatchObject({ code: 0, data: { account: 'finance', sellerNumber: '10001' } })
    expect((await verify()).code).toBe(4)
    expect((await api(server.url).call('system-service/user/info', {}, { token })).code).toBe(401)
    await page.getByRole('heading', { level: 1, name: 'Reconciliation' }).waitFor()
  })
})

it('streets that an operator has laid into the data folder are drawn below the marks, by tiles of this server alone', async () => {
  // An empty tile of the whole world, of which every other is a part.
  writeFileSync(join(server.data, 'map.pmtiles'), mapOf(gzipSync(''), { deepest: 0 }))
  const { page, problems } = await visit({ fresh: true })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url()))
  await page.goto('/business/stationManage/stationMap')
  await page.getByText('© OpenStreetMap').waitFor()
  expect(await page.getByRole('option').count()).toBeGreaterThan(5)
  expect([...asked].some((url) => url.includes('/map/tiles/0/0/0'))).toBe(true)
  expect([...asked].filter((url) => !url.startsWith(server.url) && /^(http|ws)/.test(url))).toEqual([])
  expect(problems).toEqual([])
})
