import type { StationRow } from '@ampdeck/api/config/station'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { openBrowser, signIn, visit } from '../harness/browser.ts'
import { act, rowsOf } from '../harness/list.ts'
import { startServer, type TestServer } from '../harness/server.ts'

const LIST = '/business/stationManage/stationList'
const UNITS = '/business/stationManage/operatingUnit'
const EMBEDDED = 'https://reports.example.com/daily'

/** A server of this file's own: it is taken away in the middle of a form, and lets one host be embedded. */
let server: TestServer
let browser: Browser
let admin: BrowserContextOptions
let repair: BrowserContextOptions
beforeAll(async () => {
  ;[server, browser] = await Promise.all([
    startServer({ scale: 0.01, env: { EMBED_HOSTS: 'reports.example.com' } }),
    openBrowser(),
  ])
  admin = await signIn(browser, server.url, { account: 'admin' })
  repair = await signIn(browser, server.url, { account: 'repair' })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const home = (page: Page) => page.getByRole('link', { name: 'Back to home' })
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server is away' })

describe('the error pages', () => {
  it('say what is wrong in one heading, and lead home (spec 2.84, 2.85, 2.86, 2.87)', async () => {
    const { page, context, problems } = await visit(browser, server.url, admin)
    for (const [path, sentence] of [
      ['/exception/403', 'Sorry, you have no access to this page'],
      ['/exception/404', 'Sorry, the page you visited does not exist or is still in development'],
      ['/exception/500', 'Sorry, the server went wrong'],
      ['/no/such/page', 'Sorry, the page you visited does not exist or is still in development'],
    ] as const) {
      await page.goto(path)
      await heading(page, sentence).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await home(page).click()
      await page.waitForURL('**/home')
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    }
    expect(problems).toEqual([])
    await context.close()
  })

  it('lead those without a home item to their welcome', async () => {
    const { page, context } = await visit(browser, server.url, repair)
    await page.goto('/exception/403')
    await home(page).click()
    await page.waitForURL('**/noHome')
    await context.close()
  })

  it('name the request that failed, and show nothing else that an address says', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    await page.goto('/exception/500?requestId=8f31-c207')
    await page.getByText('Request 8f31-c207').waitFor()
    await page.goto(`/exception/500?requestId=${encodeURIComponent('call 400 now')}`)
    await heading(page, 'Sorry, the server went wrong').waitFor()
    expect(await page.getByText('call 400 now').count()).toBe(0)
    await context.close()
  })

  it('speak Chinese', async () => {
    const { page, context } = await visit(browser, server.url, { ...admin, locale: 'zh-CN' })
    await page.goto('/exception/404')
    await heading(page, '抱歉，您访问的页面不存在或仍在开发中').waitFor()
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home')
    await context.close()
  })
})

describe('a page that breaks', () => {
  it('leaves the others as they are, writes nothing to the console, and can be tried again', async () => {
    const { page, context, problems } = await visit(browser, server.url, admin)
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await page.route('**/config-service/operatingUnit/page', (route) =>
      route.fulfill({
        json: { code: 0, msg: '', data: { records: [null], total: 1, current: 1, pageSize: 10 } },
      }),
    )
    await page.getByRole('link', { name: 'Operating units' }).click()
    await heading(page, 'Sorry, the server went wrong').waitFor()

    await page.getByRole('tab', { name: 'Station list' }).click()
    await rowsOf(page).first().waitFor()
    await page.getByRole('tab', { name: 'Operating units' }).click()
    await page.unroute('**/config-service/operatingUnit/page')
    await expect
      .poll(async () => {
        const again = page.getByRole('button', { name: 'Try again' })
        if (await again.isVisible()) await again.click()
        return rowsOf(page).count()
      })
      .toBeGreaterThan(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('says that its code did not come, and offers to reload (spec 8.22)', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await page.route('**/assets/error-pages-*', (route) => route.abort())
    await page.evaluate(() => {
      history.pushState(null, '', '/exception/403')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByText('This page could not be loaded').waitFor()
    await page.unroute('**/assets/error-pages-*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Sorry, you have no access to this page').waitFor()
    await context.close()
  })
})

describe('a server that is away', () => {
  it('in the middle of a form: it is said, nothing is lost, and all is sent once when it is back', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    const { ask, login } = api(server.url)
    const token = await login({ account: 'admin' })
    const first = async () => {
      const rows = await ask<Rows<StationRow>>('config-service/station/page', { pageSize: 1 }, { token })
      return rows.records[0]
    }
    const before = await first()

    await page.goto(LIST)
    await act(page, rowsOf(page).first(), 'Edit')
    const form = page.getByRole('dialog', { name: 'Edit station' })
    const remark = form.getByLabel('Remark', { exact: true })
    await remark.fill('Typed while the server was there')
    await server.kill9()
    await save(form)

    await banner(page).waitFor()
    await page.getByText(/since \d\d:\d\d:\d\d/).waitFor()
    await page.getByText(/^Trying/).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'The server is away' }).count()).toBe(1)
    expect(await remark.inputValue()).toBe('Typed while the server was there')
    expect(await violations(page)).toEqual([])

    await server.restart()
    await expect
      .poll(
        async () => {
          const now = page.getByRole('button', { name: 'Try now' })
          if (await now.isEnabled({ timeout: 500 }).catch(() => false))
            await now.click().catch(() => undefined)
          return banner(page).count()
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    expect(await remark.inputValue()).toBe('Typed while the server was there')
    await save(form)
    await form.waitFor({ state: 'detached' })
    const after = await first()
    expect(after?.remark).toBe('Typed while the server was there')
    expect(after?.version).toBe((before?.version ?? 0) + 1)
    await context.close()
  }, 90_000)

  it('is not said of one call that failed', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    let said = false
    const watching = banner(page)
      .waitFor({ timeout: 5_000 })
      .then(() => {
        said = true
      })
      .catch(() => undefined)
    await page.route('**/config-service/operatingUnit/page', (route) => route.abort('connectionrefused'))
    await page.goto(UNITS)
    await page.getByText('The server cannot be reached').first().waitFor()
    await page.unroute('**/config-service/operatingUnit/page')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await rowsOf(page).first().waitFor()
    await watching
    expect(said).toBe(false)
    await context.close()
  })

  it('is said of a browser without a network, and what is stale is read again when it is back', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    await page.goto('/home')
    await page.getByRole('list', { name: 'To do' }).waitFor()
    await page.clock.install()
    await context.setOffline(true)
    await banner(page).waitFor()

    await page.clock.fastForward(11_000)
    const read = page.waitForRequest('**/statistics-service/platformHome/summary')
    await context.setOffline(false)
    await page.clock.fastForward(16_000)
    await read
    await banner(page).waitFor({ state: 'detached' })
    await context.close()
  })
})

describe('an embedded page', () => {
  it('is not shown unless it comes over HTTPS from an allowed host, and it is said why (spec 2.83)', async () => {
    const { page, context, problems } = await visit(browser, server.url, admin)
    for (const [src, why] of [
      ['', 'The menu item names no address'],
      ['http://reports.example.com/', 'Only pages over HTTPS are shown'],
      ['javascript:alert(1)', 'Only pages over HTTPS are shown'],
      ['data:text/html,<p>here</p>', 'Only pages over HTTPS are shown'],
      ['https://evil.example/', 'The host is not on the list of allowed ones'],
      ['https://reports.example.com@evil.example/', 'The host is not on the list of allowed ones'],
    ] as const) {
      await page.goto(`/embed/page?src=${encodeURIComponent(src)}`)
      await page.getByText('This page cannot be shown here').waitFor()
      await page.getByText(why).waitFor()
      expect(await page.locator('iframe').count(), src).toBe(0)
    }
    expect(problems).toEqual([])
    await context.close()
  })

  it('shows a page of an allowed host in a named frame that cannot lead the console away (spec 2.83)', async () => {
    const { page, context } = await visit(browser, server.url, admin)
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
    await context.close()
  })

  it('says so when the page does not come', async () => {
    const { page, context } = await visit(browser, server.url, admin)
    await page.route('https://reports.example.com/**', () => undefined)
    await page.clock.install()
    await page.goto(`/embed/page?src=${encodeURIComponent(EMBEDDED)}`)
    await page.locator('iframe').waitFor({ state: 'attached' })
    await page.clock.fastForward(16_000)
    await page.getByText('reports.example.com did not answer within 15 s').waitFor()
    await page.getByRole('link', { name: 'Open in a new window' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('iframe').waitFor({ state: 'attached' })
    await context.close()
  })
})

const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click()
